import { useLingui } from '@lingui/react/macro';
import { type StudentResult, VOICES } from '@shala/contract/exams';
import classes from '../components/exams.module.css';

type Kind = (typeof VOICES)[number];
/** What was typed, by `kind studentId`. */
type Typed = ReadonlyMap<string, string>;

/** The typed texts as they are sent. */
export function voicesOf(typed: Typed): { kind: Kind; studentId: string; said: string }[] {
  return [...typed].map(([key, said]) => {
    const [kind = '', studentId = ''] = key.split(' ');
    return { kind: VOICES.find((one) => one === kind) ?? 'self', studentId, said };
  });
}

function useVoiceWords(): Record<Kind, string> {
  const { t } = useLingui();
  return { self: t`Self-assessment`, peer: t`Peer feedback`, parent: t`Parent feedback` };
}

/** The heads of the columns of a holistic card. */
export function VoiceHeads() {
  const words = useVoiceWords();
  return VOICES.map((kind) => (
    <th key={kind} scope="col">
      {words[kind]}
    </th>
  ));
}

type Props = { student: StudentResult; voices: Typed; onChange: (typed: Typed) => void };

/** What the student, a classmate and the family say on a holistic card. */
export function VoiceCells({ student, voices, onChange }: Props) {
  const words = useVoiceWords();
  return VOICES.map((kind) => {
    const key = `${kind} ${student.studentId}`;
    return (
      <td key={kind}>
        <input
          className={classes.remark}
          aria-label={`${student.name}, ${words[kind]}`}
          maxLength={1000}
          value={voices.get(key) ?? student.voices.find((voice) => voice.kind === kind)?.said ?? ''}
          onChange={({ target }) => onChange(new Map(voices).set(key, target.value))}
        />
      </td>
    );
  });
}
