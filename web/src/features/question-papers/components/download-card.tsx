import { useLingui } from '@lingui/react/macro';
import { PAPER_SETS, printQuestionPaper } from '@shala/contract/question-papers';
import { IconFileText, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { send } from '#lib/send';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { Group } from '#ui/layout';
import { PaperButton } from '#ui/paper-button';
import type { Paper } from '../api.ts';
import classes from './papers.module.css';

type SetName = (typeof PAPER_SETS)[number];

/** The paper and its marking scheme in one of its sets. */
export function DownloadCard({ paper: { _id, sets } }: { paper: Paper }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<SetName>('A');
  const names = PAPER_SETS.slice(0, sets);
  const set = names.includes(chosen) ? chosen : 'A';
  const ask = (format: 'pdf' | 'docx', part: 'paper' | 'key') => () =>
    send(printQuestionPaper, { params: { paperId: _id }, query: { format, part, set } });
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Card title={t`Download`}>
      <div className={`${classes.body} ${classes.stack}`}>
        {sets > 1 ? (
          <Segmented
            label={t`Set`}
            value={set}
            choices={names.map((name) => ({ value: name, label: t`Set ${name}` }))}
            onChange={setChosen}
            isWide
          />
        ) : null}
        <Group gap={8}>
          <PaperButton label={t`Paper as PDF`} icon={<IconFileTypePdf {...icon} />} onAsk={ask('pdf', 'paper')} />
          <PaperButton label={t`Paper as Word`} icon={<IconFileTypeDocx {...icon} />} onAsk={ask('docx', 'paper')} />
          <PaperButton label={t`Marking scheme as PDF`} icon={<IconFileText {...icon} />} onAsk={ask('pdf', 'key')} />
          <PaperButton label={t`Marking scheme as Word`} icon={<IconFileTypeDocx {...icon} />} onAsk={ask('docx', 'key')} />
        </Group>
      </div>
    </Card>
  );
}
