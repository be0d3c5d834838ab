import { tableIn } from '../text/listed.ts';

/** How English and Hindi words are typed in a text message, by the word that is meant, where dropped vowels alone do not explain it. */
const FORMS = `
  you: u; are: r; your: ur, yr; many: mny; much: mch; what: wat, wht; when: wen, whn; which: wich, whch; who: whoz; how: hw;
  from: frm; for: fr; with: wid, wth; about: abt; except: xcept, xcpt, exc; that: tht, dat; this: ths, dis; than: thn; and: nd; there: thr; them: thm; each: ech; other: othr; same: sme; separate: seprate, seperate, saperate;
  not: nt; yet: yt; has: hs; have: hv, hav; haven't: hvnt, havnt; hasn't: hsnt; don't: dnt; didn't: ddnt; can: cn;
  should: shld, shud; would: wld, wud; could: cld, cud; send: snd; show: shw; tell: tel; give: gv, giv; mark: mrk; list: lst;
  whole: hole, whol; more: mor; less: les; above: abv; below: blw; everyone: evry1; tomorrow: tmrw, tmw, tmr, tmrow, tomm, tom, tmro; today: tody, tdy, tday;
  yesterday: ystrdy, yest, yday, ystd, yst; next: nxt; week: wk; month: mnth, mth; weekend: wkend, wknd; period: prd;
  class: cls, clas; reminder: rmdr, rem, remainder; reminders: rmdrs, rems, remainders; remind: rmnd; holiday: hol, hldy, hday;
  holidays: hols, hldys; vacation: vac; closed: clsd; school: schl, skool, scl, skul, sch; timetable: tt; help: hlp;
  absent: abs, absnt, abst; present: prsnt; leave: lv, leav; leaves: lvs; balance: bal; pending: pend, pndg, pndng;
  collection: coll, colln; received: recd, rcvd; amount: amt; total: ttl, tot; expense: exp, expns; expenses: exps; defaulter: dfltr;
  defaulters: dfltrs; student: stdnt, stud; students: stdnts, studs; teacher: tchr; teachers: tchrs; parents: prnts; boys: bys;
  girls: grls; substitute: subst, subs; arrangement: arrgt; logbook: logbk, lgbk; notice: ntc; circular: circlr, circ; message: mesg;
  inform: infm, infrm; event: evnt, evt; events: evnts, evts; function: func, fnctn; meeting: mtg, mtng; test: tst; exam: exm, xam;
  exams: exms, xams; checkup: chkup; check: chk; hostel: hstl; kar: kr; karo: kro; karna: krna; bhejo: bhjo; bhej: bhj; batao: btao;
  nahi: nhi, nai, ni, nhn; mat: mt; karte: krte; par: pr; agar: agr; rahe: rhe; rahi: rhi; raha: rha; staff: stf, staf; ke: k;
  band: bnd; sab: sb; kam: km; tak: tk; kab: kb; kaun: kon, koun, kn; rakh: rkh; laga: lga; lagao: lgao; bata: bta; bhejna: bhjna;
  jama: jma; jagah: jgh, jagh; gaya: gya; gayi: gyi; diya: dia, dya; bachche: bche, bchche; bachcho: bcho, bccho; maine: mne, mene;
  hum: hm; winter: wntr; break: brk; working: wrkng; annual: annl; subject: sub; committee: commitee, comitee, cmte`;

/** A short form and the word it stands for. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  tableIn(FORMS).flatMap(([word, forms]) => forms.split(', ').map((form) => [form, word] as const)),
);
