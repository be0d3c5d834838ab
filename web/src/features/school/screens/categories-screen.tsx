import { useLingui } from '@lingui/react/macro';
import { createExpenseCategory, listExpenseCategories, renameExpenseCategory } from '@shala/contract/finance';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, useSchool, useSchoolAct } from '../api.ts';
import { LoadState } from '../components/load-state.tsx';
import { NameDialog } from '../components/name-dialog.tsx';
import classes from '../components/school.module.css';

type Category = { id: string; name: string };

/** What expenses are sorted by. A category is renamed, never removed: what was spent under it stays. */
export function CategoriesScreen() {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const categories = useSchool(listExpenseCategories, {});
  return (
    <>
      <PageHeader
        title={t`Expense categories`}
        context={t`A new name also stands on what was spent before`}
        actions={
          <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t`Add a category`}
          </Button>
        }
      />
      <LoadState query={categories} title={t`The categories could not be loaded`}>
        {(rows) => (
          <Card>
            <table className={classes.table} aria-label={t`Expense categories`}>
              <tbody>
                {rows.map((category) => (
                  <tr key={category.id}>
                    <td>{category.name}</td>
                    <td>
                      <div className={classes.acts}>
                        <Button size="small" aria-label={t`Rename ${category.name}`} onClick={() => setEdited(category)}>
                          {t`Rename`}
                        </Button>
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        )}
      </LoadState>
      {edited ? <CategoryDialog category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const { t } = useLingui();
  const add = useSchoolAct(createExpenseCategory, { onDone: onClose });
  const rename = useSchoolAct(renameExpenseCategory, { onDone: onClose });
  return (
    <NameDialog
      title={category ? t`Rename ${category.name}` : t`Add a category`}
      label={t`Name of the category`}
      act={category ? t`Rename the category` : t`Add the category`}
      name={category?.name ?? ''}
      maxLength={60}
      isBusy={add.isPending || rename.isPending}
      error={add.error ?? rename.error}
      onSubmit={(name) =>
        category ? rename.mutate({ params: { categoryId: category.id }, body: { name } }) : add.mutate({ body: { name } })
      }
      onClose={onClose}
    />
  );
}

export function prefetchCategories() {
  return prefetchSchool(listExpenseCategories, {});
}
