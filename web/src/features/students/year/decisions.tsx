import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { CheckField, TextField } from '#ui/field';
import { Stack } from '#ui/layout';
import type { StudentRow } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';
import { StudentPicker } from '../picker/student-picker.tsx';
import classes from './year.module.css';

export type Person = Pick<StudentRow, 'id' | 'name' | 'className' | 'sectionName'>;
export type Decided = { detained: Person[]; leavers: Person[]; raise: string; carriesArrears: boolean };

export const NOTHING_DECIDED: Decided = { detained: [], leavers: [], raise: '0', carriesArrears: true };

type Props = { value: Decided; onChange: (value: Decided) => void };

/** What the school decides: who stays, who does not come back, the fees. */
export function Decisions({ value, onChange }: Props) {
  const { t } = useLingui();
  const set = (change: Partial<Decided>) => onChange({ ...value, ...change });
  const taken = new Set([...value.detained, ...value.leavers].map(({ id }) => id));
  return (
    <div className={classes.decisions}>
      <Card title={t`Fees of the new year`}>
        <Stack gap={12} pt={4} pb={16} px={16}>
          <TextField
            label={t`Increase (%)`}
            inputMode="decimal"
            maxLength={6}
            description={t`Applied to every fee head. Amounts already entered for the new year do not change.`}
            value={value.raise}
            onChange={(event) => set({ raise: event.target.value.replaceAll(/[^\d.-]/g, '') })}
          />
          <CheckField
            label={t`Carry unpaid fees forward to the new year`}
            checked={value.carriesArrears}
            onChange={(event) => set({ carriesArrears: event.target.checked })}
          />
        </Stack>
      </Card>
      <Card title={t`Detained`}>
        <People people={value.detained} taken={taken} label={t`Add detained students`} onChange={(detained) => set({ detained })} />
      </Card>
      <Card title={t`Leaving`}>
        <People people={value.leavers} taken={taken} label={t`Add leaving students`} onChange={(leavers) => set({ leavers })} />
      </Card>
    </div>
  );
}

type PeopleProps = { people: Person[]; taken: ReadonlySet<string>; label: string; onChange: (people: Person[]) => void };

function People({ people, taken, label, onChange }: PeopleProps) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  return (
    <Stack gap={12} pt={4} pb={16} px={16}>
      <StudentPicker
        label={label}
        value={null}
        onChange={(student) => student && !taken.has(student.id) && onChange([...people, student])}
      />
      <ul className={classes.people}>
        {people.map((student) => (
          <li key={student.id}>
            <span>
              <strong>{student.name}</strong> {seatOf(student)}
            </span>
            <Button
              size="small"
              aria-label={t`Remove ${student.name} from the list`}
              icon={<IconX size={14} stroke={2} aria-hidden="true" />}
              onClick={() => onChange(people.filter(({ id }) => id !== student.id))}
            >
              {null}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
