import { useLingui } from '@lingui/react/macro';
import classes from './landing-picture.module.css';
import { altOf } from './picture-alt.ts';
import { ProductPicture } from './product-picture.tsx';
import { Receipt } from './receipt.tsx';

/** Shala as the demo school sees it, running off the right edge, with a receipt on it. */
export function LandingPicture() {
  const { t } = useLingui();
  const alt = altOf('product');
  return (
    <div className={classes.place}>
      <div className={classes.frame}>
        <ProductPicture
          name="product"
          alt={alt ? t(alt) : ''}
          width={1366}
          height={768}
          sizes="(min-width: 100rem) 1366px, (min-width: 62rem) 1177px, (min-width: 40rem) 940px, 720px"
        />
      </div>
      <div className={classes.receipt}>
        <Receipt />
      </div>
    </div>
  );
}
