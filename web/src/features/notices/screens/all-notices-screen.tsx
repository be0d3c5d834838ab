import { useLingui } from '@lingui/react/macro';
import { AUDIENCE_KINDS, listNotices } from '@shala/contract/notices';
import { IconPlus } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { noticeCategoryWords } from '#lib/stored-words';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { LinkButton } from '#ui/button';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { PageHeader } from '#ui/page-header';
import { prefetchNoticePages, prefetchNotices, useNotices } from '../api.ts';
import { NoticeCount, NoticePages } from '../components/notice-pages.tsx';
import { useNoticeWords } from '../lib/words.ts';

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  void prefetchNotices(listNotices, { query: { show: 'current' } });
  return search.size === 0 ? prefetchNoticePages(listNotices, { query: { show: 'all' } }) : undefined;
}

/** Every notice that went out, to be searched. */
export function AllNoticesScreen() {
  const { t } = useLingui();
  const { audiences } = useNoticeWords();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const { data } = useNotices(listNotices, { query: { show: 'current' } });
  const [category, audience, state, asked] = [get('category'), get('audience'), get('state'), get('q')];
  const query = {
    show: 'all',
    ...(asked ? { search: asked } : {}),
    ...(category ? { category } : {}),
    ...(audience ? { audience } : {}),
    ...(state ? { state } : {}),
  };
  const isNarrowed = Object.keys(query).length > 1;
  const notFound = { title: t`No matching notices`, text: t`Search for something else, or select less.` };
  const none = {
    title: t`No notices sent yet`,
    text: t`Notices sent to parents and staff are listed here, with how many people got each.`,
  };
  return (
    <>
      <PageHeader
        title={t`All notices`}
        context={t`All notices that were sent, latest first`}
        actions={
          <>
            <LinkButton to={paths.notices}>{t`Current notices`}</LinkButton>
            <LinkButton
              to={paths.writeNotice}
              isPrimary
              icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            >{t`Write a notice`}</LinkButton>
          </>
        }
      />
      <FilterRow end={<NoticeCount query={query} />}>
        <SearchBox ref={box} label={t`Search notices`} value={search} onChange={setSearch} hasKey />
        <Select
          label={t`Notice category`}
          value={category}
          choices={[
            { value: '', label: t`All categories` },
            ...(data?.categories ?? []).map((name) => ({ value: name, label: noticeCategoryWords(name) })),
          ]}
          onChange={(value) => change({ category: value })}
        />
        <Select
          label={t`Recipients`}
          value={audience}
          choices={[{ value: '', label: t`All recipients` }, ...AUDIENCE_KINDS.map((kind) => ({ value: kind, label: audiences[kind] }))]}
          onChange={(value) => change({ audience: value })}
        />
        <Select
          label={t`Status`}
          value={state}
          choices={[
            { value: '', label: t`All statuses` },
            { value: 'published', label: t`Sent` },
            { value: 'expired', label: t`No longer shown` },
            { value: 'withdrawn', label: t`Withdrawn` },
          ]}
          onChange={(value) => change({ state: value })}
        />
      </FilterRow>
      <NoticePages query={query} empty={isNarrowed ? notFound : none} />
    </>
  );
}
