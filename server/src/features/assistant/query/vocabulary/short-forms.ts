import { tableIn } from '../../interpreter/text/listed.ts';

/** How clerks shorten on a phone what the records are asked by: 'word: the ways it is shortened', each of which can be nothing else. */
const SHORT = `
  physical education: pt, p.t., p.e., phy edu, phy ed; social science: sst, s.st., soc sci; environmental studies: evs, e.v.s.;
  expenses: exps, xpns, expns, xpnse, xpenses, expnc; salary: slry, salry; paid: pd, payd; unpaid: unpd, unpayd;
  phone numbers: ph nos, ph no, ph nos., ph numbers, ph nmbrs, phn nos, phn no, mob nos, mob no, mobs, ph#; phone: ph, phn, mob; phone number: phone no, phone no., mobile no, mobile no., contact no, contact no.; months: mnths, mths;
  month: mnth, mth; payment: pymt, pmt, paymnt; payments: pymts, pmts, paymnts; receipt: rcpt, recpt, rct, rect; receipts: rcpts, recpts, rcts;
  cheque: chq, cheq, cq; cheques: chqs, cheqs; balance: blnc; percent: pcnt, pct, perc; concession: conc, concs, concsn, concn; categories: catgs;
  category: catgry, catg; department: dept, deptt, dpt; guardian: gdn, grdn; before: b4; yesterday: yest, ystrdy, yday, ystdy, ystrday;
  tomorrow: tmrw, tmw, tmrrw, tomo, tomm; week: wk; weeks: wks; address: addr; certificates: certs, crtfcts; certificate: cert; circulars: circs;
  documents: docs; difference: diff; details: dtls, detls; attendance: atten, atnd, attdce, attdnce, atndnce; substitutions: subs, substns;
  teachers: tchrs, trs; students: stds, studs, stdts, stu; reversed: rvrsd; deposited: dptd, depstd; unconfirmed: unconfrmed, unconfrmd;
  quarter: qtr, qrtr; section: sectn; class: cls, clss, clas; examination: exm; employees: emps, empls; library: lib; with: wid, wth, w/, w; between: b/w;
  without: w/o; casual leave: cl; primary teacher: prt; primary teachers: prts; trained graduate teacher: tgt; trained graduate teachers: tgts;
  post graduate teacher: pgt; post graduate teachers: pgts; half yearly: half yrly, hly, half-yrly, hy, h.y.; subjects: subjs; timetable: tt; number of: nmbr of;
  which: wich, wch, whch; what: wht; teacher: tr; holidays: hols, hldys; applications: appls, applns; application: appl, appln; pending: pndng, pendng, pnding;
  blood group: bld grp, bld gp, blood grp; birthdays: bdays, bdys, b'days, b’days, b days, b-days, bdayz, birthdays; birthday: b'day, b’day, b-day, b day, bdy; admissions: admsns, admns; transport: trnsprt; defaulters: dfltrs, defltrs; boys girls: m/f, b/g, boys/girls, girls/boys; transfer certificates: t.c.s, t.cs; transfer certificate: t.c.; qualifications: qualif, qualifs, qualfn; working days: wrkg days, wkg days; teaching: tchg; defaulters list: def list, dflt list
`;

const LONG = new Map(tableIn(SHORT).flatMap(([word, list]) => list.split(', ').map((short) => [short, word] as const)));
const ANY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...LONG.keys()]
    .sort((a, b) => b.length - a.length)
    .map((one) => one.replaceAll('.', '\\.').replaceAll(' ', '\\.? '))
    .join('|')})(?:(?<=[a-z])\\.(?!\\S))?(?![\\p{L}\\p{N}#])`,
  'giu',
);

const withoutPoints = (short: string) => short.replace(/\.(?= |$)/g, '');

/** A prompt with its shortened words written out, with or without their points ('ph. no.'). */
export const writtenOut = (said: string): string =>
  said.replace(ANY, (short) => LONG.get(short.toLowerCase()) ?? LONG.get(withoutPoints(short.toLowerCase())) ?? short);
