import { useLingui } from '@lingui/react/macro';
import { getAllClasses } from '@shala/contract/classes';
import { getClassesWithSubjects, getSubjectContent, listTextbookJobs } from '@shala/contract/textbooks';
import { IconBook2, IconUpload } from '@tabler/icons-react';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { PageHeader } from '#ui/page-header';
import { Tabs } from '#ui/tabs';
import { prefetchTextbooks } from '../api.ts';
import { BookList } from '../library/book-list.tsx';
import { UploadTab } from '../upload/upload-tab.tsx';
import { BookView } from '../viewer/book-view.tsx';

type TabId = 'upload' | 'content';

/** Begins loading what the chosen tab shows. */
export async function prefetchTextbooksScreen(_params: ScreenParams, search: URLSearchParams) {
  const [className, subject] = [search.get('class'), search.get('subject')];
  void prefetchTextbooks(listTextbookJobs, {});
  if (search.get('tab') !== 'content') await prefetchTextbooks(getAllClasses, {});
  else if (className && subject) await prefetchTextbooks(getSubjectContent, { params: { class: className, subject } });
  else await prefetchTextbooks(getClassesWithSubjects, {});
}

/** Textbook Management: a PDF goes in at one tab, its chapters, topics and questions are read at the other. */
export function TextbooksScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const tab: TabId = get('tab') === 'content' ? 'content' : 'upload';
  const [className, subject] = [get('class'), get('subject')];
  const hasBook = tab === 'content' && className !== '' && subject !== '';
  const chooseTab = (id: TabId) => change({ tab: id === 'upload' ? null : id });
  const wrap = (content: React.ReactNode) => (
    <Tabs<TabId>
      label={t`Textbook Management`}
      value={tab}
      onChange={chooseTab}
      tabs={[
        { id: 'upload', label: t`Upload PDF`, icon: <IconUpload size={16} stroke={1.75} aria-hidden="true" /> },
        { id: 'content', label: t`View Content`, icon: <IconBook2 size={16} stroke={1.75} aria-hidden="true" /> },
      ]}
    >
      {content}
    </Tabs>
  );
  const screen = (
    <>
      <PageHeader title={t`Textbook Management`} context={t`The chapters, topics and questions of a textbook, listed from its PDF`} />
      {wrap(tab === 'upload' ? <UploadTab /> : <BookList onUpload={() => chooseTab('upload')} />)}
    </>
  );
  return hasBook ? (
    <BookView key={`${className} ${subject}`} className={className} subject={subject} wrap={wrap} instead={screen} />
  ) : (
    screen
  );
}
