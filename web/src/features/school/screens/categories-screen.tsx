import { Plural, useLingui } from '@lingui/react/macro';
import { createExpenseCategory, listExpenseCategories, renameExpenseCategory } from '@shala/contract/finance';
import { createNoticeCategory, listNoticeCategories, removeNoticeCategory, renameNoticeCategory } from '@shala/contract/notices';
import { useState } from 'react';
import { closeWith } from '#lib/close-with';
import { categoryWords, noticeCategoryWords, readNoticeCategory } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, useSchool, useSchoolAct } from '../api.ts';
import { type Category, CategoryCard } from '../components/category-card.tsx';
import { NameDialog } from '../components/name-dialog.tsx';
import classes from '../components/school.module.css';

/** What expenses and notices are sorted by. */
export function CategoriesScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Categories`} context={t`Categories of expenses and notices`} />
      <div className={classes.pair}>
        <ExpenseCategories />
        <NoticeCategories />
      </div>
    </>
  );
}

/** A category of expenses is renamed, never removed: what was spent under it stays. */
function ExpenseCategories() {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const close = () => setEdited(null);
  const query = useSchool(listExpenseCategories, {});
  const add = useSchoolAct(createExpenseCategory, { onDone: () => closeWith(close, t`The category was added.`) });
  const rename = useSchoolAct(renameExpenseCategory, { onDone: () => closeWith(close, t`The category was renamed.`) });
  return (
    <>
      <LoadState query={query} title={t`The categories of expenses could not be opened`}>
        {(rows) => (
          <CategoryCard
            title={t`Expenses`}
            fact={t`if you rename a category, old expenses show the new name too`}
            empty={t`No categories yet. Add one to record expenses.`}
            rows={rows.map((row) => ({ ...row, name: categoryWords(row.name) }))}
            onAdd={() => setEdited('new')}
            onRename={setEdited}
          />
        )}
      </LoadState>
      <CategoryDialog
        edited={edited}
        kind={t`Expenses`}
        maxLength={60}
        acts={[add, rename]}
        onAdd={(body) => add.mutate({ body })}
        onRename={(categoryId, body) => rename.mutate({ params: { categoryId }, body })}
        onClose={close}
      />
    </>
  );
}

/** A category of notices that is taken off is offered no more; notices that were written keep its name. */
function NoticeCategories() {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const close = () => setEdited(null);
  const query = useSchool(listNoticeCategories, {});
  const add = useSchoolAct(createNoticeCategory, { onDone: () => closeWith(close, t`The category was added.`) });
  const rename = useSchoolAct(renameNoticeCategory, { onDone: () => closeWith(close, t`The category was renamed.`) });
  const restore = useSchoolAct(createNoticeCategory, { isToldByToast: true });
  const remove = useSchoolAct(removeNoticeCategory, { isToldByToast: true });
  const takeOff = ({ id, name }: Category) =>
    remove.mutate(
      { params: { categoryId: id } },
      {
        onSuccess: () =>
          showToast({
            tone: 'good',
            sentence: t`${name} was deleted. Notices already written keep this category.`,
            onUndo: () => restore.mutate({ body: { name: readNoticeCategory(name) } }),
          }),
      },
    );
  return (
    <>
      <LoadState query={query} title={t`The categories of notices could not be opened`}>
        {(rows) => (
          <CategoryCard
            title={t`Notices`}
            fact={t`you select one of these when you write a notice`}
            empty={t`No categories yet. Notices can be sent without a category.`}
            rows={rows.map((row) => ({ ...row, name: noticeCategoryWords(row.name) }))}
            noteOf={({ notices }) => <Plural value={notices} _0="not used yet" one="# notice" other="# notices" />}
            onAdd={() => setEdited('new')}
            onRename={setEdited}
            onRemove={takeOff}
          />
        )}
      </LoadState>
      <CategoryDialog
        edited={edited}
        kind={t`Notices`}
        maxLength={40}
        acts={[add, rename]}
        onAdd={(body) => add.mutate({ body })}
        onRename={(categoryId, body) => rename.mutate({ params: { categoryId }, body })}
        onClose={close}
      />
    </>
  );
}

type DialogProps = {
  edited: Category | 'new' | null;
  /** Categories of what. */
  kind: string;
  maxLength: number;
  acts: readonly { isPending: boolean; error: unknown; reset: () => void }[];
  onAdd: (body: { name: string }) => void;
  onRename: (categoryId: string, body: { name: string }) => void;
  onClose: () => void;
};

function CategoryDialog({ edited, kind, maxLength, acts, onAdd, onRename, onClose }: DialogProps) {
  const { t } = useLingui();
  if (edited === null) return null;
  const isNew = edited === 'new';
  const close = () => {
    for (const act of acts) act.reset();
    onClose();
  };
  return (
    <NameDialog
      title={isNew ? t`Add category` : t`Rename ${edited.name}`}
      context={kind}
      label={t`Name of the category`}
      act={isNew ? t`Add category` : t`Rename the category`}
      name={isNew ? '' : edited.name}
      maxLength={maxLength}
      isBusy={acts.some(({ isPending }) => isPending)}
      error={acts.find(({ error }) => error)?.error ?? null}
      onSubmit={(name) => {
        if (isNew) onAdd({ name });
        else if (name === edited.name) closeWith(close, t`Nothing was changed.`);
        else onRename(edited.id, { name });
      }}
      onClose={close}
    />
  );
}

export function prefetchCategories() {
  return Promise.all([prefetchSchool(listExpenseCategories, {}), prefetchSchool(listNoticeCategories, {})]);
}
