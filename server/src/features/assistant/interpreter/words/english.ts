import type { WordTable } from './concepts.ts';

/** English as it is written in Indian offices. */
export const ENGLISH: WordTable = {
  fee: 'fess, feees, fee alert, fees alert, fee intimation, fees intimation, fee, fees, feez, charge, charges, tuition, payment, payments, installment, instalment',
  due: `behind with, behind on, behind in, fallen behind, falling behind, are behind, payable, to be paid, still payable, yet to settle, yet to remit, yet to clear, failed to pay, failed to clear, failed to remit, not remitted, still owe, still owes, due, dues, pending, outstanding, unpaid, overdue, arrears, arrear, balance, owe, owes, owing, owed, remaining, unclear, not paid, not yet paid, not
    deposited, not cleared, not submitted, yet to pay, hasn't paid, haven't paid, hasnt paid, havent paid, didn't pay, didnt pay, did not pay, left to pay, have to pay, has to pay,
    need to pay, needs to pay, need to clear, needs to clear, have to clear, has to clear, left to clear, still to clear, need to deposit, need to settle, yet to be paid, yet to clear, hasn't cleared, haven't cleared, not been paid, unsettled, still to pay, yet to deposit, short of, hasn't deposited, haven't deposited, not yet cleared, in debt, non payment, non-payment, nonpayment`,
  defaulter: 'defaulter, defaulters, defaulting, non payers, late payers',
  paid: 'no dues, no due, nil dues, zero dues, without dues, without any dues, no pending fees, no fees pending, paid, payed, pay, paying, pays, cleared, deposit, deposited, settle, settled, clear the dues, clear dues, clear their',
  collected:
    'collected, we get, we got, did we get, have we got, we receive, collection, collections, received, receipts, revenue, income, recovered, realised, got in, came in, come in, coming in, earned, intake',
  summary:
    'summary, summarise, summarize, status, overview, report, position, figures, breakdown, total, totals, overall, statement, how are we doing, where do we stand, where are we',
  reminder:
    'due alert, dues alert, fee alert, fees alert, payment alert, due intimation, dues intimation, fee intimation, fees intimation, remind, reminder, reminders, reminding, nudge, nudges, chase, ping, follow up, followup, follow-up',
  notice: `apprise, notice, notices, circular, circulars, announce, announcement, announcements, inform, informing, notification, memo, bulletin,
    let everyone know, let everybody know, let them know, let all know, broadcast, make known, notice board`,
  notify:
    'notify, notifying, and inform, and notify, and tell, and announce, also inform, also notify, also tell, then inform, then tell, & inform, & notify, and let everyone know, and let everybody know, and let the parents know, and let parents know, and let them know',
  holiday:
    'declare leave, announce leave, leave for school, leave for the school, leave for the whole school, leave to school, school leave, leave for all, leave for children, leave for the children, leave for students, or off, or a holiday, or holiday, need a holiday, want a holiday, need an off, festival holiday, festival holidays, holiday, holidays, vacation, vacations, break, off day, day off, non-working, non working, school off, no school, no classes, off, not a holiday, not holiday, no holiday, not be a holiday, not an off',
  holidays: 'holidays, vacations',
  closed: 'or closed, closed, shut, close, closure, shutdown, not open, not closed',
  open: 'a working day, working day or, working day hai, working day h, working or off, working or holiday, is school there, school is there, is school open, is school on, is school working, is it a working day, school or, open, is there school, do we have school, will there be school, is there a school',
  leave: 'leave, leaves, leave applications, casual leave, sick leave, medical leave, maternity leave, time off',
  onLeave:
    'on half day, half day leave, half-day leave, on leave, away, be away, out of station, on leaves, away on leave, taken leave, taking leave, took leave, went on leave, leave taken, leaves taken, have leave, has leave, approved leave, approved leaves, sanctioned leave, leave sanctioned, leave approved, leaves approved, approved for leave',
  absent: `not coming, won't come, will not come, won't be coming, will not be coming, not attending, won't attend, will not attend, no show, no shows, no-show, no-shows, noshow, stayed back, stayed back home, stayed back at home, stay back, failed to report, failed to come, failed to attend, failed to turn up, stayed away, stay away, staying away, kept away, stayed home, stayed at home, remained absent, not there, isn't there, is not here, not here, not come, aren't here, isn't here, absent, absentee, absentees, absence, absences, bunk, bunked, bunking, bunker, bunkers, missing, didn't come, didnt come, did not come, not come, hasn't come, haven't come,
    not present, didn't attend, did not attend, didn't turn up, did not turn up, not turned up, didn't show up, did not show up, not shown up, wasn't in, weren't in, not in school, skipped, truant, missed school, not reported, didn't report, did not report`,
  came: 'attended, attend, attended school, here, report for duty, reported for duty, report to duty, report to school, reported to school, come for duty, come, came, come to school, came to school, in school, at school, turned up, turn up, reported, here today, in today, shown up',
  attendance: 'attendance, present, roll call',
  present:
    "who is here, who are here, who all is here, who all are here, present, in attendance, not absent, isn't absent, aren't absent, wasn't absent, weren't absent, who are there, who is there",
  expense:
    'lay out, laid out, shell out, shelled out, disbursed, disbursements, burn, burnt, expense, expenses, expenditure, expenditures, spend, spent, spending, spends, cost, costs, outgoings, outflow, purchases, money go, money went, paid out',
  whereabouts: "where is, where's, wheres, where are, where will, whereabouts, where can i find, where do i find",
  rightNow: 'right now, just now, at the moment, at this moment, currently, now',
  leavesJob: 'is leaving, is resigning, has resigned, has left, will leave, leaving the school, leaves the school',
  repair: 'repair, repaired, repairing, fix, mend, rework, replan, re-plan, set right',
  timetable:
    'timetable, timetables, time table, time-table, time tables, class schedule, routine, period plan, daily schedule, weekly schedule, schedule',
  free: 'spare, to spare, sitting idle, sit idle, sitting free, at liberty, at leisure, no period, no periods, unengaged, disengaged, free, vacant, available, idle, unoccupied, not teaching, nothing in, no class, not busy, no lecture, off period, without a class, without class, without any class, without classes, without a period, without periods, without any period, w/o class, w/o a class, w/o any class, w/o classes, w/o period',
  busy: 'busy, occupied, engaged',
  substitute: `whom do you suggest, who do you suggest, whom would you suggest, who would you suggest, whom can you suggest, adjust somebody, adjust someone, adjust a teacher, adjust for, who can adjust, who will adjust, adjustment, adjustments, adjust another, whom might i put, whom may i put, whom should i put, whom do i put, who should i put, who do i put, whom shall i put, whom might we put, who might take, who should cover, whom to put, who to put, whom could i send, who could i send, whom can you send, who can you send, whom will you send, whom could you send, whom could we send, who could go, who might stand in, who could take, whom shall we send, whom shall i send, deputise, deputize, deputising, officiate, take charge, fill the place, fill the gap, stand for, relieve, engage her class, engage his class, engage the class, engage their class, engage her classes, engage his classes, engage the classes, whom can i send, whom can we send, whom should i send, who can i send, who can we send, who should i send, who can go, whom do i send, whom can i put, who can i put, in his place, in her place, in their place, in my place, suggest someone, suggest somebody, suggest a teacher, suggest teacher, suggest another teacher, arrange a teacher, arrange teacher, send somebody, send another teacher, substitute, substitutes, substitution, substitutions, proxy, replacement, replacements, replace, fill in, filling in, stand in, stand-in, cover, covers,
    in place of, in the place of, instead of, arrangement, arrangements, take over, take his, take her, take their, take the class, take the classes, relief teacher, can handle, will handle, should handle, handle the, look after, can manage, will manage, step in, arrange someone, arrange somebody, someone for, someone to, somebody to, anyone for, someone can, will take, can take, who should take, send someone, whom to send, who to send`,
  logbook:
    'logbook, logbooks, log book, log books, log, daily log, teaching log, period log, class diary, teaching diary, teacher diary, work diary, diary, logs, lesson log',
  taught: 'taught, covered, was covered, did teach, covered in class, lessons taken, teach yesterday, teach last',
  teaches: 'lesson, lessons, what does, teach, teaches, teaching, lecture, lectures, takes',
  event: 'event, events, function, functions, activity, activities, programme, programmes, program, programs, happening, happenings',
  events: 'events, functions, activities, programmes, programs',
  eventKind: `annual sports, inter house sports, sports event, sports events, rangoli, mehndi, mehendi, poetry evening, poetry, kavi sammelan, mushaira, antakshari, skit, natak, garba, dandiya, street play, choir, gymnastics, swimming, kabaddi, kho kho, cricket match, football match, chess, relay, retreat, outing, get together, get-together, gathering, symposium, conference, fete, kalolsavam, inauguration, felicitation, send-off, send off, sendoff, thanksgiving, prayer meeting, screening, launch, trek, stock taking, stock-taking, recitation, flag hoisting, flag-hoisting, oath taking, briefing, expo, safari, camp fire, campfire, sleepover, assessment, assessments, mock test, revision test, health camp, photo session, group photo, photo day, eye check up, eye checkup, eye camp, dental checkup, half day, half-day, half holiday, staff meeting, staff meet, staff training, staff picnic, staff workshop, teachers meeting, teacher meeting, teachers meet, teachers workshop, teachers training, parents meeting, parent meeting, parents meet, mothers meet, fathers meet, grandparents meet, student council, students council, march past, sports week, science week, cultural week, art week, literary week, hindi week, hindi diwas, hindi saptah, teachers day, teachers' day, teacher's day, children's day, childrens day, grandparents day, grandparents' day, foundation day, earth day, yoga day, science day, environment day, sports meet, field day, ptm, ptms, parent teacher meeting, parent teacher meet, parents teacher meet, parent-teacher meet, parents teacher meeting, parent-teacher meeting, parents teachers meeting, meeting, meetings, meet, fair, sports day, annual day, test, tests, exam, exams,
    examination, examinations, workshop, workshops, trip, trips, picnic, picnics, ceremony, assembly, competition, competitions, contest, quiz, debate, rehearsal,
    seminar, webinar, celebration, celebrations, camp, training, orientation, concert, exhibition, inspection, match, tournament, visit, drill, fest, festival, farewell, fire drill, mock drill, evacuation drill, earthquake drill, book fair, book week, science fair, 
    party, excursion, field trip, tour, play, recital, marathon, race, elocution, olympiad, convocation, graduation, parade, open house, induction, prize distribution,
    prize giving, lecture, talk, session, show and tell, club day, health check, check up, checkup, vaccination, drive, audit, viva, practical, practicals, unit test, pre board, pre-board, preboard,
    bake sale, exhibition, lunch, dinner, reunion, investiture, founder's day, founders day, carnival, auditions, audition, championship, spelling bee, hackathon, result day, result declaration, declaration of results, declaration of result, report card day, report card distribution, book distribution, spell bee, bee, dance show, magic show, puppet show, cultural show, drama, interview, interviews, counselling, talent show, fancy dress, plantation, blood donation`,
  calendar: 'calendar, calender, planner, school calendar, academic calendar, agenda, diary for the month',
  upcoming:
    "kya kya h, upcoming, coming up, forthcoming, lined up, scheduled, planned, ahead, happening, going on, in store, coming days, on the cards, what is on, what's on, whats on, what is coming, what is scheduled, what's scheduled, what's coming, what is next",
  left: 'remaining, left, rest of the',
  count:
    'hw many, hw mny, present strength, how many, how big is, how large is, how big, count, number of, no of, no. of, strength, headcount, head count, total number, total strength, enrolment, enrollment, enrolled, size of, class size, population',
  howTo:
    'how does one, how might i, how may i, how could i, how is one to, how would i, how would one, procedure for, procedure to, the procedure, the way to, in what way, hw do i, hw to, hw can i, how do i, how can i, how to, how should i, how do we, how can we, steps to, way to',
  takeMoney: 'collect fee, collect fees, collect the fee, collect the fees, collect dues, collect, take fees, accept, accept fee, receive',
  help: `all things can you, things can you do, all can you do, work can you do, you good at, you are able to do, you are able to help, are you able to do, you can do, you could do, your functions, your capabilities, explain what you, help, what can you do, what you can do, what all you can, what you do, what can shala, what does shala, what all can you do, what can i ask, what all can i ask, what do you do, how can you help, how do you work, what are your features, your abilities,
    can you handle, you can handle, you handle, works can you, tasks can you, jobs can you, jobs you can, works you can, tasks you can, can you do, done by you, you can assist, can you assist, you can answer, can you answer, please guide, kindly guide, pls guide, capabilities, commands, list of commands, what commands, what things can you, what are you able, how do i use you, how to use, what can i do here, what can i say, what else can you do, what kind of things, features, what questions can i, guide me, what work can you do, what are you capable, capable of, what help can you, how does this work, menu, options, show options, examples, example commands, sample commands`,
  student:
    "students know, which students, which student, which kids, which children, which families, which girls, which boys, student, students, kid, kids, child, children, pupil, pupils, learners, students', ward, wards, families, family",
  teacher:
    'class teacher, class teachers, subject teacher, subject teachers, teachers know, staff know, which teachers, which teacher, which staff, which sir, which madam, which maam, sirs and madams, teacher, teachers, staff, staffs, faculty, employee, employees, teaching staff, staff members, members of staff, faculty members, lecturers',
  parent: 'parents know, which parents, parent, parents, guardian, guardians, father, mother, fathers, mothers, dad, mom',
  all: 'everyone know, everybody know, all know, all, everyone, everybody, every, whole school, entire school, each, anyone, anybody, whole, entire',
  boys: 'which boys, boy, boys, male, males',
  girls: 'which girls, girl, girls, female, females',
  honorific: "sirs, madams, maams, sir, madam, mam, ma'am, maam, miss, mr, mrs, ms, dr, shri, smt, prof, master, kumari, sister, brother",
  show: 'remind me, inform me, and inform me, apprise me, and apprise me, and let me know, and tell me, acquaint me, furnish, send me the list, send me a list, send me list, send the list, send list, send me the names, send me the details, send me details, share the list, share list, mail me the list, forward me the list, show, list, display, view, see, get, give, fetch, find, pull up, pull out, pull, bring up, check, look up, tell me, let me know, share with me, details, detail, need, want, print, suggest, search, names, name, give me, show me, find me, let me see, i want to know, provide',
  send: 'send, sent, sending, issue, publish, post, mail, email, e-mail, sms, whatsapp, message, text, circulate, release, put up, dispatch, share, draft, put out, forward, drop, shoot, push, write to, go out, float',
  add: 'declare leave, announce leave, entered, be marked, be kept, be fixed, be made, be set, be held, be put, be arranged, be organised, be organized, be planned, be booked, be blocked, be included, be reserved, be observed, be noted, be entered, need a holiday, want a holiday, need an off, add, added, create, make, mark, schedule, scheduled, fix, set, put, book, plan, enter, declare, declared, organise, organize, arrange, hold, block, insert, new, keep, save, set up, giving, announce, conduct, record, register, include, host, reserve, slot in, note down, pencil in, treat, give',
  plan: 'add, schedule, put, fix, plan, organise, organize, arrange, conduct, insert, keep, set up, host, include, block',
  money: 'money, cash, funds, rupees, amount',
  wentOut: 'went out, gone out, go out, goes out, going out, flowed out, flow out, been spent',
  texting: 'message, messages, msg, sms, whatsapp, email, mail',
  tell: 'tell, tell the, let, ask, advise, request, intimate, alert, warn, update, drop a message',
  compose: 'write, compose, essay, application, letter',
  ask: 'ask, request, urge, push, tell, get',
  unsupportedVerb: `concession, concessions, rebate, rebates, waiver, waivers, exemption, delete, deleting, remove, change, edit, modify, update, cancel, waive, refund, promote, demote, transfer, hire, fire, admit, enrol, enroll, expel, suspend, approve, reject,
    increase, decrease, raise, reduce, revise, reset, erase, wipe, discount, undo, swap, grant, rename, reschedule, postpone, prepone, deactivate, terminate, dismiss, collect payment, mark present, mark absent, mark as present, mark as absent, as paid, paid in full, as present, as absent, record payment, take payment, receive payment, upload, import, pay salary, credit salary, deny, write off, adjust, rusticate, exempt, double, halve, ban, sack, issue tc, strike off, unpublish, move, move the, shift the, retract, withdraw, recall, translate, deduct, hike, overwrite, replace the`,
  unsupportedThing: `bank balance, bank statement, account balance, certificate, certificates, salary, salaries, payslip, payroll, marks, marksheet, report card, report cards, password, phone number, phone numbers, mobile number, contact, address, addresses, aadhaar, aadhar,
    admission, admissions, receipt, homework, bus route, id card, id cards, result, results, textbook, textbooks, tc, transfer certificate, syllabus, contact number, date of birth, blood group, rank, topper, inventory, vendor, bank account`,
  certificateKind:
    'bonafide, bona fide, bonafide certificate, bona fide certificate, bonafide letter, character certificate, conduct certificate, study certificate',
  negation: "not, no, don't, dont, never, without, didn't, didnt, isn't, hasn't, haven't, hasnt, havent, wasn't, aren't, won't, doesn't",
  except:
    "everyone but, everybody but, all but, anyone but, anybody but, each but, skip, skipping, minus, leave out, omit, omitting, exclude, but skip, but not to, but do not send to, but don't send to, but dont send to, but do not remind, but don't remind, but dont remind, do not include, don't include, dont include, except, except for, excepting, excluding, other than, apart from, barring, leaving out, leaving aside, but not, but not for, and not, not including, but leave out",
  prohibition:
    "forget the reminder, forget the reminders, forget the notice, forget about, never mind, nevermind, scrap the, drop the idea, no need, no need of, no need for, need not, hold the reminder, hold the reminders, hold reminder, hold reminders, hold the notice, hold the circular, hold back, withhold, put on hold, on hold, no reminder, no reminders, no fee reminder, no fee reminders, no notice, no circular, not needed, not required, not necessary, unnecessary, isn't needed, isn't required, don't tell, dont tell, do not tell, don't inform, dont inform, do not inform, don't notify, do not notify, don't message, do not message, don't send, dont send, do not send, don't remind, do not remind, don't publish, do not publish, don't add, do not add, dont add, never send, don't declare, do not declare, stop sending, stop the, stop all, stop any, stop reminders, stop fee, do not want, don't want, not to send, not a holiday, not holiday, no holiday, not be a holiday, not an off, not closed, hold off, no need to, don't mark, do not mark, don't post, do not post, don't announce",
  condition:
    'should it, should there, should the weather, example of, sample of, format of, template of, preview, preview of, looks like, look like, dry run, imagine, for example, for instance, were it, were i, were we, were you, if, in case, in the event, suppose, supposing, assuming, unless, provided that, had it, had there, were we to, were it to',
  yearToDate:
    'year to date, ytd, so far this year, this year so far, so far this session, this session so far, since the session began, since the session started',
  correction:
    'i beg your pardon, beg your pardon, beg pardon, pardon me, my mistake, excuse me, no wait, wait no, no sorry, sorry, sorry i mean, i mean, i meant, or rather, rather, no make that, make that, make it rather, scratch that, correction, no no, oops, no i mean, actually no, no actually',
  doubt: `had wanted, had hoped, had planned, had meant, had intended, is planning, are planning, is planning to, are planning to, is organising, are organising, is organizing, are organizing, is arranging, are arranging, is sending, are sending, is issuing, are issuing, how about, what about, what if, why not, why do not we, is it ok, is it okay, supposed to be, supposed to, i heard, we heard, have heard, rumour, rumours, rumor, rumors, talk of, it is said, people say, thought of, thought about, thought to, may come, may fall, may happen, may have a, may get a, can be on, could be on, can be in, could be in, likely to be, is likely, are likely, expected on, is expected, can or cannot, let us see, perhaps, maybe, may be a, may be an, may be the, may be on, probably, possibly, might, i think, i guess, i suppose, i doubt, not sure, not certain, unsure, not decided, undecided, not yet decided, yet to decide,
    not finalised, not finalized, yet to be finalised, yet to be decided, haven't decided, have not decided, hasn't decided, has not decided, thinking of, thinking about, thinking to, thinking whether, thinking if, considering, contemplating, wondering, shall decide, will decide, to be decided, in two minds, had thought of, tentative, tentatively`,
  othersWish:
    'would prefer, prefer, prefers, preferred, expects, desires, favours, wants, wants to, wishes, wishes to, plans to, intends, intends to, hopes, hopes to, thinks, says, said, told, suggested, suggests, proposes, proposed, insists, demands, demanded, requested, asked, asks, asking for, asking to, asking us, want, want to, want us, wanted, wish, wish to, would like, hope to, plan to, intend to, planning to, keen on, feels, feel',
  who: "whos, who, whose, whom, who's, which students, which teachers, which teacher, which student, which staff, which kids, which parents, which families, which children, which girls, which boys, which sir, which madam, which maam",
  whoever:
    'whoever, whichever, whosoever, whomever, anyone who, anybody who, everyone who, everybody who, all who, those who, families who, parents who, any student who',
  those: 'those, people',
  question:
    "what does, or off, or closed, or a holiday, or holiday, is school there, is school open, is school on, is school working, is it a working day, or not, have the, have all, have they, have you, have any, has the, has any, has it, should i, should we, shall i, shall we, must i, must we, do i need, do we need, do you think, is it time to, would it be, is there school, do we have school, will there be school, what, what's, whats, when, where, why, how, which, is, are, was, were, did, does, do we, do i, has, have we, is there, are there, will there, any, whether, am i",
  howMuch: 'hw much, how much, what amount, what is the total',
  past: 'was, were, did, had, spent, taught, came, went, received, collected, bunked, missed, skipped, got in',
  was: 'was, were, did, had, took, took leave, went on leave, leave taken, leaves taken',
  future:
    "not coming, won't come, will not come, won't be coming, will not be coming, won't attend, will not attend, will, would, shall, going to, won't, be on, tomorrow",
  that: 'students know, parents know, teachers know, staff know, everyone know, everybody know, all know, that',
  about: 'about, regarding, concerning, on the subject of, saying, informing, reg, re, stating, mentioning',
  because: 'due to, because of, because, on account of, owing to, in view of',
  for: 'for',
  of: "of, by, 's",
  me: 'me, my, i, myself, mine',
  polite:
    'be so kind, should i need, should we need, if you please, if possible, if you can, if you could, if you would, if you do not mind, if i may, if i may ask, if at all possible, if convenient, if you like, might i, so be kind, be so kind as to, be so good as to, be kind enough to, be good enough to, be obliged if you would, be grateful if you would, be glad if you would, should be grateful if, would be grateful if, grateful if, obliged if, glad if, appreciate it if, appreciate if, needs to be, need to be, has to be, have to be, ought to be, should be grateful, would be grateful, please do so, do so, take place, takes place, taking place, to take place, at present, right away, straight away, please, pls, plz, kindly, can you, could you, would you, will you, can i, may i, hey, hi, hello, dear, thanks, thank you, listen, attention, please note, i want you to, i need you to, go ahead and, could u, can u, quickly, now, just, urgently, asap, immediately, i would like to, i want to, we need to, i need to, we have to, can we',
  filler: `until further notice, till further notice, further notice, right, well, basically, okay so, the, a, an, to, in, on, at, is, are, be, it, its, his, her, their, them, they, he, she, top, biggest, highest, chronic, major, our, us, we, with, as, been, also, please, so, has, have, had, will, would, shall,
    should, this, these, those, there, am, you, your, yours, being, all, still, who, into, currently, right now, today's, yet, only, up, out, do, does, if, or, but, any, some, more, than, then,
    here, too, very, same, other, data, info, information, record, records, entries, entry, per, during, within, under, over, through, yes, ok, okay, along, amount, amounts, money, rupees, school, schools, via, really, last, such, even, ever, again, later, soon, early,
    off, did, was, were, can, could, may, might, must, not, no, yet, till, until, while, where, when, remain, hai, actually, exactly, thing, things, stuff, against, towards, around, across, good, day, days, lot, left, gone, go, going, done, doing, get, got, both, everything, something, anything, himself, herself, hey, just, sheet, yesterday, side, app, gone, else, once, one, ones, remains, whose, whom, which, went, come, comes, came, working, able, call, called, says, said, names, named, cum, etc, currently, wing, block, taking, bring, brought, turn, happen, happened, happens, each, upcoming, reports, details, full, complete, latest, entire, much, many, cards, paid, most, least`,
  vague:
    'do it, do that, do this, this one, that one, the other one, same thing, same as before, go ahead, proceed, as usual, the usual, carry on, do the needful, as discussed, take care of it, handle it, sort it out, get it done, fix it, start, same, same again, again, that thing, what about it, continue, send it, add it, make it, show it, send that, that, it, this, ok, okay, yes, no, fine',
  something: 'something, an entry, anything, some event, a slot',
  privatePerson:
    'my wife, my husband, my friend, my friends, my brother, my sister, my son, my daughter, my boss, my uncle, my aunt, my cousin, my neighbour, my neighbor, my landlord, my girlfriend, my boyfriend, my family, my mother, my father, my mom, my dad, my relatives, my kids, my doctor, my lawyer, my home',
  greeting: 'hi, hello, hey, good morning, good afternoon, good evening, namaste',
  bill: 'bill, bills',
  outside: `gift, gifts, weather, rains, temperature, forecast, rain, cricket, ipl, football, match score, score, won, win, joke, jokes, song, songs, movie, movies, film, gold, silver, price of, share price, stock, stocks, bitcoin, crypto, train, flight, ticket, tickets,
    hotel, restaurant, pizza, taxi, cab, uber, capital of, prime minister, president, chief minister, recipe, recipes, cook, essay, poem, poetry, story, translate, translation, news, headline, headlines, petrol price, horoscope, astrology, lottery, loan, insurance policy, visa,
    passport, population of, meaning of life, who invented, who discovered, who wrote, history of, distance between, python, java, code for, solve, equation, integral, square root, spelling of, girlfriend, boyfriend, marry, love me, diet, gym, doctor, medicine for, amazon, flipkart, netflix, youtube, facebook, instagram, tweet, exchange rate, dollar, traffic, quiz me, play music, alarm, set an alarm, set a timer, timer, how old are you, are you human, are you real, your name, who made you, who are you, tallest, largest, currency, world cup, time is it, vote, politics, wallpaper, resume, cover letter, play a`,
  elsewhere:
    "another school, other school, other schools, different school, neighbouring school, rival school, all schools, every school, another branch, other branch, another tenant, other tenants, tenants, all tenants, other tenant, another institution, nearby school, school next door, someone else's school, schools nearby, different tenant, other people's school",
  injection: `ignore confirmation, ignore the confirmation, avoid confirmation, drop confirmation, remove confirmation, disable confirmation, stop confirmation, confirmation off, without confirm, skip confirm, not confirm, ignore approval, without approval, ignore your, ignore all, ignore previous, ignore the, ignore every, ignore any, disregard, forget your, forget all, forget everything, forget previous, forget the rules, system prompt, your prompt, your instructions, previous instructions, prior instructions, above instructions, hidden instructions, instructions above, initial prompt, developer mode,
    debug mode, god mode, jailbreak, you are now, act as, pretend to be, pretend you, pretend that, roleplay, role play, override, overriding, bypass, bypassing, without asking, without confirmation, without confirming, skip confirmation, skip the confirmation, skip approval, no confirmation, don't ask, do not ask, auto confirm, auto-confirm, confirm automatically, drop table, drop database, truncate, delete from, select *, select from, insert into,
    union select, or 1 = 1, update students set, alter table, api key, api keys, apikey, secret key, secret keys, your secrets, jwt, access token, access tokens, bearer token, env file, environment variable, environment variables, process.env, process env, your configuration, your config, source code, your code, database password, admin password,
    passwords, your password, sudo, rm -rf, etc passwd, exec, eval, javascript, onerror, onload, < script, { {, $ {, your rules, no rules, all rules, your guidelines, safety rules, your restrictions, unrestricted, root access, superuser, super admin, admin mode, as admin, school id, schoolid, tenant id, tenantid, tenant, school_id, tool call, call the tool, function call, repeat the text above, print everything above, words above, new instructions, new instruction, system :, assistant :, [ system, < system, disable security, turn off security, disable the safety, base 64, base64, exploit, hack, hacked, hidden tools, list your tools, tool list, database dump, dump the database, dump all, dump database, connection string, database url, private key, credentials, credential, vulnerabilities, dan mode, do anything now, end of prompt, the prompt, prompt you, obey, obey me, from now on you, comply, new role, your developer, your creator, i am your, i am the developer, grant me, elevate, privilege, privileges, root user, note to ai, dear ai, as an ai, ai assistant must, hypothetically, for testing purposes, test mode, instead send, and instead, answer yes, say yes, yes to every, yes to all, every confirmation, confirmations, need confirmation, need no confirmation, confirm by yourself, confirm yourself, by yourself, maintenance mode, sysadmin, on behalf of the developer, openai, shutdown -h, curl http, fetch http, http : / /, https : / /, __proto__, confirm it yourself, already confirmed, pre-approved, preapproved, consider it confirmed`,
  classWord: 'class, classes, std, stds, standard, standards, grade, grades, cls, clas',
  sectionWord: 'section, sec, sections, division, div',
  periodWord: 'period, periods, prd, hour, slot',
  above:
    'above, over, more than, greater than, at least, atleast, exceeding, exceeds, exceed, minimum, min, upwards of, higher than, not less than, beyond, or more, or above, or over, or higher, or greater, or upwards, and above, and over, and up, and upwards, and more, in excess of, bigger than, > =, >, crossing, cross, crossed',
  below:
    'below, under, less than, lesser than, at most, atmost, up to, upto, maximum, max, not more than, lower than, within, < =, <, or less, or below, or lower, or under, and below, and under, smaller than, no more than, fewer than',
  andAbove: 'onwards, onward, upwards, and above, or above, and higher, or higher, and up, and upwards, and over, or over',
  andBelow: 'downwards, and below, or below, and lower, or lower, and under, or under',
  inclusive: 'up to, upto, at least, atleast, at most, atmost, minimum, maximum, min, max, not more than, not less than, or more, or less',
  and: 'and, &, as well as, plus, or',
  to: 'to, till, until, through, ends, ending, ends on, end on, ends by, ending on, and ends, and ending, and ends on, and end, and end on, finishing, finishing on, and finishes, and finish, thru, upto, up to, -, – , — , ~',
  from: 'from, starting, starts, start, begins, begin, beginning, commencing, starts from, starts on, starting on, begins on, starting from, w.e.f',
  between: 'between, bw, b/w, btw, in between',
  next: 'next, following',
  last: 'last, previous, past, prev, preceding',
  coming: 'coming, upcoming',
  this: 'this, coming, current, upcoming, ongoing',
  week: 'week, weeks, wk',
  month: 'month, months, mth, monthly',
  year: 'year, years, session, academic year, yr, financial year',
  day: 'day, days',
  weekend: 'weekend',
  ago: 'ago, back, before, earlier',
  after: 'later, from now, after, in, hence',
  since: 'till now, until now, till date, till today, to date, onwards, onward, since, from',
  dayNumber: 'due date, due dates, last date, date',
  am: 'am, a.m, a.m., morning, in the morning',
  pm: 'pm, p.m, p.m., afternoon, evening, in the evening, in the afternoon, noon',
  oClock: "o'clock, oclock, hrs, hours",
  rupee: 'rs, rs., rupee, rupees, inr, ₹, re, /-',
};
