import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#lib/use-address';
import { Segmented, Select } from '#ui/controls';

/** What chooses the cards beside the name: at work or gone, teaching or not, department; all in the address. */
export function DirectoryFilters({ departments }: { departments: readonly string[] }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  return (
    <>
      <Select
        label={t`Type of staff`}
        value={get('kind')}
        choices={[
          { value: '', label: t`All staff` },
          { value: 'teaching', label: t`Teaching` },
          { value: 'other', label: t`Non-teaching` },
        ]}
        onChange={(kind) => change({ kind })}
      />
      {departments.length > 0 ? (
        <Select
          label={t`Department`}
          value={get('department')}
          choices={[{ value: '', label: t`All departments` }, ...departments.map((name) => ({ value: name, label: name }))]}
          onChange={(department) => change({ department })}
        />
      ) : null}
      <Segmented
        label={t`Show`}
        value={get('status') === 'former' ? 'former' : 'current'}
        choices={[
          { value: 'current', label: t`Working` },
          { value: 'former', label: t`Former` },
        ]}
        onChange={(status) => change({ status: status === 'former' ? status : null })}
      />
    </>
  );
}
