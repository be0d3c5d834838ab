import { Trans } from '@lingui/react/macro';
import classes from './receipt.module.css';

/** A receipt as the demo school gives it. It is an example for the eye, so readers by ear get one sentence. */
export function Receipt() {
  return (
    <div className={classes.receipt}>
      <p className={classes.spoken}>
        <Trans>An example of a receipt: Aditi Bhosale of class 8th A paid ₹3,200 in cash at the demo school.</Trans>
      </p>
      <div aria-hidden="true">
        <div className={classes.head}>
          <Crest />
          <div>
            <div className={classes.school} translate="no">
              Amaltas Public School
            </div>
            <div className={classes.small}>
              <Trans>Nashik · Receipt 2026/1188</Trans>
            </div>
          </div>
        </div>
        <div className={classes.lines}>
          <div className={classes.line}>
            <b translate="no">Aditi Bhosale</b>
            <span>
              <Trans>8th A</Trans>
            </span>
          </div>
          <div className={classes.line}>
            <span className={classes.quiet}>
              <Trans>October fees</Trans>
            </span>
            <span>₹3,200.00</span>
          </div>
          <div className={classes.line}>
            <span className={classes.quiet}>
              <Trans>Mode</Trans>
            </span>
            <span>
              <Trans>Cash</Trans>
            </span>
          </div>
        </div>
        <div className={`${classes.line} ${classes.sum}`}>
          <span>
            <Trans>Received</Trans>
          </span>
          <span>₹3,200</span>
        </div>
        <div className={classes.small}>
          <Trans>Rupees three thousand two hundred only</Trans>
        </div>
      </div>
    </div>
  );
}

/** The demo school's crest: a sprig of the amaltas tree. */
function Crest() {
  return (
    <svg className={classes.crest} width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <rect width="30" height="30" rx="7" className={classes.crestGround} />
      <g className={classes.crestSprig}>
        <path d="M15 6.5c2.4 2.6 2.4 6.4 0 9-2.4-2.6-2.4-6.4 0-9Z" />
        <path d="M7 12.2c3.6-.2 6.3 2 7 5.6-3.6.2-6.3-2-7-5.6Z" />
        <path d="M23 12.2c-3.6-.2-6.3 2-7 5.6 3.6.2 6.3-2 7-5.6Z" />
        <path d="M14.3 17h1.4v6.5h-1.4z" />
      </g>
    </svg>
  );
}
