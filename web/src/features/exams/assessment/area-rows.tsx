import { useLingui } from '@lingui/react/macro';
import { AREA_KINDS } from '@shala/contract/exams';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { schemeWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import type { Assessment, ClassDraft } from '../api.ts';
import classes from '../components/exams.module.css';

type Area = ClassDraft['areas'][number];
type Props = { areas: Area[]; scales: Assessment['scales']; onChange: (areas: Area[]) => void };

/** Co-scholastic areas, discipline and competencies of a class, each with its scale. */
export function AreaRows({ areas, scales, onChange }: Props) {
  const { t } = useLingui();
  const kinds = { coscholastic: t`Co-scholastic`, discipline: t`Discipline`, competency: t`Competency` };
  const put = (at: number, next: Partial<Area>) => onChange(areas.map((area, index) => (index === at ? { ...area, ...next } : area)));
  const firstScale = areas.at(-1)?.scaleId ?? scales[0]?.id;
  return (
    <section className={classes.term} aria-label={t`Co-scholastic areas`}>
      {areas.length > 0 ? (
        <table className={classes.table}>
          <thead>
            <tr>
              {[t`Area`, t`Type`, t`Heading on the report card (optional)`, t`Scale`, ''].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area, at) => (
              <tr key={area.id ?? `new ${at + 1}`}>
                <td>
                  <input
                    className={classes.narrow}
                    style={{ minWidth: 210 }}
                    aria-label={t`Name of area ${at + 1}`}
                    maxLength={200}
                    value={area.name}
                    onChange={({ target }) => put(at, { name: target.value })}
                  />
                </td>
                <td>
                  <select
                    className={classes.narrow}
                    style={{ minWidth: 140 }}
                    aria-label={t`Type of ${area.name}`}
                    value={area.kind}
                    onChange={({ target }) => put(at, { kind: AREA_KINDS.find((kind) => kind === target.value) ?? area.kind })}
                  >
                    {AREA_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {kinds[kind]}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <input
                    className={classes.narrow}
                    aria-label={t`Group of ${area.name}`}
                    maxLength={120}
                    value={area.domain}
                    onChange={({ target }) => put(at, { domain: target.value })}
                  />
                </td>
                <td>
                  <select
                    className={classes.narrow}
                    style={{ minWidth: 205 }}
                    aria-label={t`Scale of ${area.name}`}
                    value={area.scaleId}
                    onChange={({ target }) => put(at, { scaleId: target.value })}
                  >
                    {scales.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {schemeWords(name)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <Button
                    size="small"
                    aria-label={t`Remove ${area.name}`}
                    icon={<IconTrash size={14} stroke={2} aria-hidden="true" />}
                    onClick={() => onChange(areas.filter((_, index) => index !== at))}
                  >
                    {''}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <span>
        <Button
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          disabled={firstScale === undefined || areas.length >= 60}
          onClick={() => onChange([...areas, { kind: 'coscholastic', domain: '', name: '', scaleId: firstScale ?? '' }])}
        >{t`Add area`}</Button>
      </span>
    </section>
  );
}
