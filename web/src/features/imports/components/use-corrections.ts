import { correctImport } from '@shala/contract/imports';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { type Preview, useImportAct } from '../api.ts';
import type { Corrected } from '../lib/correct-rows.ts';
import type { Correction } from './preview-table.tsx';

/** Rows that had the text of a corrected cell in the same column, and have it still. */
type Alike = { row: number; column: number; old: string; text: string; count: number };

/** Corrects cells of a preview; what was corrected stays in sight, and the same mistake in other rows can be corrected in one go. */
export function useCorrections(preview: Preview, onCorrected: (answer: Corrected) => void) {
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set());
  const [alike, setAlike] = useState<Alike | null>(null);
  const act = useImportAct(correctImport, { isPreview: true });
  const send = (body: { row: number; column: number; text: string; everywhere?: boolean }, onDone: () => void) => {
    // Not by callbacks of `mutate`: those of a correction are dropped when the next one is sent before its answer is there.
    act.mutateAsync({ input: { params: { importId: preview.id }, body } }).then(
      (answer) => {
        setCorrected((rows) => new Set([...rows, body.row, ...answer.rows.map(({ row }) => row)]));
        onCorrected(answer);
        onDone();
      },
      (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
    );
  };
  return {
    corrected,
    alike,
    isPending: act.isPending,
    correct: ({ row, column, text }: Correction) => {
      const old = row.cells[column] ?? '';
      const others = preview.rows.filter((one) => one.row !== row.row && old !== '' && one.cells[column] === old);
      send({ row: row.row, column, text }, () =>
        setAlike(others[0] ? { row: others[0].row, column, old, text, count: others.length } : null),
      );
    },
    correctAlike: ({ row, column, text }: Alike) => send({ row, column, text, everywhere: true }, () => setAlike(null)),
    forget: () => {
      setCorrected(new Set());
      setAlike(null);
    },
  };
}
