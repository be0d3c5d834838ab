import { useLingui } from '@lingui/react/macro';
import { getAllClasses, listSections } from '@shala/contract/classes';
import { AUDIENCE_KINDS, type Audience, type AudienceKind, findPeople } from '@shala/contract/notices';
import { useDeferredValue, useState } from 'react';
import { callsOf } from '#lib/calls-of';
import { SearchBox, Select } from '#ui/controls';
import { ChoiceField } from '#ui/field';
import { useNotices } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import classes from './notices.module.css';

type Props = { value: Audience; names: Record<string, string>; onChange: (value: Audience, names?: Record<string, string>) => void };

/** Whom a notice is for. */
export function AudienceField({ value, names, onChange }: Props) {
  const { t } = useLingui();
  const { audiences } = useNoticeWords();
  const { kind, ids = [] } = value;
  const toggle = (id: string, name: string) =>
    onChange({ kind, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] }, { ...names, [id]: name });
  return (
    <fieldset className={classes.group}>
      <ChoiceField
        label={t`Recipients`}
        placeholder={t`Select the recipients`}
        value={kind}
        choices={AUDIENCE_KINDS.map((one) => ({ value: one, label: audiences[one] }))}
        onChange={(event) => onChange({ kind: (event.target.value || 'all') as AudienceKind })}
      />
      {kind === 'classes' || kind === 'defaulters' ? <ClassChips ids={ids} onToggle={toggle} isOptional={kind === 'defaulters'} /> : null}
      {kind === 'sections' ? <SectionChips ids={ids} names={names} onToggle={toggle} /> : null}
      {kind === 'people' ? <PeopleChips ids={ids} names={names} onToggle={toggle} /> : null}
    </fieldset>
  );
}

const { useCall } = callsOf('classes');

type ChipProps = { ids: string[]; onToggle: (id: string, name: string) => void };

function Chip({ id, name, isOn, onToggle }: { id: string; name: string; isOn: boolean; onToggle: ChipProps['onToggle'] }) {
  return (
    <label className={classes.chip}>
      <input type="checkbox" checked={isOn} onChange={() => onToggle(id, name)} />
      {name}
    </label>
  );
}

function ClassChips({ ids, onToggle, isOptional }: ChipProps & { isOptional: boolean }) {
  const { t } = useLingui();
  const { data = [] } = useCall(getAllClasses, {});
  return (
    <>
      {isOptional ? <span className={classes.quiet}>{t`All classes, or select some:`}</span> : null}
      <span className={classes.chips}>
        {data.map(({ _id, className }) => (
          <Chip key={_id} id={_id} name={className} isOn={ids.includes(_id)} onToggle={onToggle} />
        ))}
      </span>
    </>
  );
}

function SectionChips({ ids, names, onToggle }: ChipProps & { names: Record<string, string> }) {
  const { t } = useLingui();
  const { data = [] } = useCall(getAllClasses, {});
  const [chosen, setChosen] = useState('');
  const classId = chosen || (data[0]?._id ?? '');
  const className = data.find(({ _id }) => _id === classId)?.className ?? '';
  const sections = useCall(listSections, { params: { classId } }, classId !== '');
  const offered = (sections.data ?? []).map(({ _id, section }) => ({ _id, name: `${className} ${section}` }));
  const others = ids.filter((id) => !offered.some(({ _id }) => _id === id));
  return (
    <>
      <Select
        label={t`Class`}
        value={classId}
        choices={data.map(({ _id, className: label }) => ({ value: _id, label: t`Class ${label}` }))}
        onChange={setChosen}
      />
      <span className={classes.chips}>
        {offered.map(({ _id, name }) => (
          <Chip key={_id} id={_id} name={name} isOn={ids.includes(_id)} onToggle={onToggle} />
        ))}
        {others.map((id) => (
          <Chip key={id} id={id} name={names[id] ?? t`Another section`} isOn onToggle={onToggle} />
        ))}
      </span>
    </>
  );
}

function PeopleChips({ ids, names, onToggle }: ChipProps & { names: Record<string, string> }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data = [] } = useNotices(findPeople, { query: { search: asked } }, asked.length >= 2);
  const found = asked.length >= 2 ? data.filter(({ _id }) => !ids.includes(_id)) : [];
  return (
    <>
      <SearchBox label={t`Search students and staff`} value={search} onChange={setSearch} />
      <span className={classes.chips}>
        {ids.map((id) => (
          <Chip key={id} id={id} name={names[id] ?? t`A person selected earlier`} isOn onToggle={onToggle} />
        ))}
        {found.map(({ _id, name, place }) => (
          <Chip key={_id} id={_id} name={place ? `${name}, ${place}` : name} isOn={false} onToggle={onToggle} />
        ))}
      </span>
    </>
  );
}
