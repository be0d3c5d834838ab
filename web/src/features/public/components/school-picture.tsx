import { useLingui } from '@lingui/react/macro';
import { altOf } from './picture-alt.ts';
import { ProductPicture } from './product-picture.tsx';
import page from './public-page.module.css';
import classes from './school-picture.module.css';

/** A second screen of the demo school, once there is one to show. */
export function SchoolPicture() {
  const { t } = useLingui();
  const alt = altOf('school');
  if (!alt) return null;
  return (
    <div className={`${page.column} ${classes.place}`}>
      <div className={classes.frame}>
        <ProductPicture name="school" alt={t(alt)} width={1216} height={684} sizes="(min-width: 79rem) 1216px, 100vw" />
      </div>
    </div>
  );
}
