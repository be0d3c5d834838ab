import type { Blueprint, createQuestionPaper, PaperSection } from '@shala/contract/question-papers';
import type { CallInput } from '@shala/contract/shared';
import { useState } from 'react';
import type { Paper, PaperBook, Preset } from '../api.ts';
import { newSection } from './blueprint-form.ts';

type Body = CallInput<typeof createQuestionPaper>['body'];
export type Head = Omit<Body, 'subjectId' | 'blueprint' | 'seed'>;
/** Sections may have the same name: the key is their own. */
type Keyed = { key: number; section: PaperSection };
type State = Omit<Blueprint, 'sections'> & { head: Head; sections: Keyed[]; presetId: string; nextKey: number };

const LATEST_AVOIDED = 3;
const FIRST_UPPER_CLASS = 9;
const LOWER_PRESET = 'cbse-lower-80';

const keyed = (sections: readonly PaperSection[], from = 0): Keyed[] => sections.map((section, index) => ({ key: from + index, section }));

function begin(book: PaperBook, preset: Preset, before: Paper | undefined): State {
  if (before) {
    const { title, onDate, minutes, language, instructions, sets, hasAnswerSpace, blueprint } = before;
    const { sections, ...rest } = blueprint;
    const head = { title, onDate, minutes, language, instructions, sets, hasAnswerSpace };
    return { ...rest, head, sections: keyed(sections), presetId: '', nextKey: sections.length };
  }
  return {
    head: {
      ...{ title: '', onDate: null, minutes: preset.minutes, language: 'en', instructions: preset.instructions.en },
      ...{ sets: 1, hasAnswerSpace: false },
    },
    chapters: book.chapters.map(({ number }) => ({ number, marks: null })),
    avoidPapers: LATEST_AVOIDED,
    levels: preset.levels,
    sections: keyed(preset.sections),
    presetId: preset.id,
    nextKey: preset.sections.length,
  };
}

/** The pattern of the lower classes for a book up to class 8; else the first of all. */
function presetFor({ class: className }: PaperBook, presets: readonly Preset[]): Preset {
  const isUpper = Number.parseInt(className, 10) >= FIRST_UPPER_CLASS;
  return (presets.find(({ id }) => !isUpper && id === LOWER_PRESET) ?? presets[0]) as Preset;
}

/** What a teacher wishes for a paper, begun from a preset or an earlier paper. */
export function usePaperForm(book: PaperBook, presets: readonly Preset[], before: Paper | undefined) {
  const [state, setState] = useState(() => begin(book, presetFor(book, presets), before));
  const set = (change: Partial<State>) => setState((now) => ({ ...now, ...change }));
  const { head, sections, chapters, levels, avoidPapers, presetId } = state;
  const blueprint: Blueprint = { sections: sections.map(({ section }) => section), chapters, levels, avoidPapers };
  return {
    head,
    sections,
    blueprint,
    presetId,
    setHead: (change: Partial<Head>) => setState((now) => ({ ...now, head: { ...now.head, ...change } })),
    setBlueprint: ({ sections: next, ...rest }: Blueprint) =>
      setState((now) => ({ ...now, ...rest, sections: keyed(next, now.nextKey), nextKey: now.nextKey + next.length })),
    set,
    choosePreset(id: string) {
      const preset = presets.find((one) => one.id === id);
      if (!preset) return;
      setState((now) => ({
        ...now,
        presetId: id,
        levels: preset.levels,
        sections: keyed(preset.sections, now.nextKey),
        nextKey: now.nextKey + preset.sections.length,
        head: { ...now.head, minutes: preset.minutes, instructions: preset.instructions[now.head.language] },
      }));
    },
    setLanguage(language: Head['language']) {
      const preset = presets.find((one) => one.id === presetId);
      setState((now) => {
        const isUntouched = preset && now.head.instructions.join('\n') === preset.instructions[now.head.language].join('\n');
        const instructions = isUntouched ? preset.instructions[language] : now.head.instructions;
        return { ...now, head: { ...now.head, language, instructions } };
      });
    },
    addSection: () =>
      setState((now) => ({
        ...now,
        sections: [...now.sections, { key: now.nextKey, section: newSection(now.sections.map(({ section }) => section.name)) }],
        nextKey: now.nextKey + 1,
      })),
    setSection: (key: number, section: PaperSection | null) =>
      setState((now) => ({
        ...now,
        sections: now.sections.flatMap((one) => (one.key !== key ? [one] : section === null ? [] : [{ key, section }])),
      })),
  };
}
