import { type Parted, pairsIn, tableIn } from '../../interpreter/text/listed.ts';

/** What words can do in a question, whatever it is about; phrases with commas between. Entities bring the words of their own dimensions and measures. */
export type Role =
  Parted<'by wise each which who most least best worst top versus count kitne sum average share rise fall down up list and never together both always unknown filler'>;

export const ROLES = Object.fromEntries(
  tableIn(`
by: by, per, broken into, broken up into, split into, divided into, divided by, bifurcated by, grouped by, group by, broken down by, split by, according to, based on, in terms of, across, prati, प्रति, against each
wise: wise, ke hisab se, ke hisaab se, ki tarah se, ke anusar, के हिसाब से, के अनुसार, वार, war, vaar, waar, ws, wize, वाइज, basis
each: one line for each, one line each for, a line for each, one line per, a line per, one row for each, one row per, one figure for each, each, every, har, हर, pratyek, प्रत्येक, har ek, individual
which: kaun kaun si, kaun kaun sa, kaun kaun se, kon kon si, wch, wich, whch, wht, under which, through which, which, what, kis, kin, kaun si, kaun sa, kaunsi, kaunsa, kaun se, kaunse, konsi, konsa, konse, kon si, kon sa, किस, किन, कौन सी, कौन सा, कौनसी, on which, in which, from which, of which
who: jin, kiske, kisko, who, whose, kaun, kaun kaun, kis kis, kisne, kiska, kiski, kinka, kinki, kinhone, किसके, किसको, किसकी, किसका, किनके, किनकी, kisko, jo, jinke, jinki, jinka, jinhone, कौन, किसने, जो, जिनके, जिनकी, जिनका, whom, who all, those who, who were, who was, who are, who is, who has, who have, who had, names of, name of
most: most common, commonest, most popular, most used, most frequent, sabse zyada log, most crowded, fullest, most populated, in descending order, descending order, descending, rank the, rank all, rank our, utmost, ranked, ranking, topmost, most, sabse mehnga, sabse mehngi, sabse mahanga, longest, sabse lamba, sabse lambi, highest, largest, biggest, maximum, max, greatest, more than others, sabse zyada, sabse jyada, sabse zada, sabse adhik, sab se zyada, sab se jyada, sabse bada, sabse badi, sabse bade, सबसे ज्यादा, सबसे ज़्यादा, सबसे अधिक, सबसे बड़ी, सबसे बड़ा, most often, most frequently, highest number of, maximum number of, heaviest, busiest, strongest, ghatte kram me, ghatte kram mein, घटते क्रम में
least: least common, rarest, rare, least popular, least used, least frequent, in ascending order, ascending order, ascending, bottom most, bottom, least, lowest, smallest, fewest, minimum, min, sabse kam, sab se kam, sabse neeche, सबसे कम, least often, lightest, weakest, badhte kram me, badhte kram mein, बढ़ते क्रम में
down: in descending order, descending order, descending, ranked, rank the, rank all, rank our, ghatte kram me, ghatte kram mein, घटते क्रम में
up: in ascending order, ascending order, ascending, badhte kram me, badhte kram mein, बढ़ते क्रम में
best: best, sabse accha, sabse acchi, sabse achha, sabse achhi, sabse acche, सबसे अच्छी, सबसे अच्छा, सबसे अच्छे, better
worst: worst, poorest, sabse kharab, sabse bura, sabse buri, sab se kharab, sabse kamzor, sabse kamjor, सबसे खराब, सबसे ख़राब, सबसे कमज़ोर, worse
top: came first, comes first, come first, stood first, stands first, got first, pehla number, pehle number pe, pehle number par, first rank, rank 1, number one, top scorers, top scorer, sabse aage, awwal, avval, top, topped, topper, toppers, first, leading, highest ranking, upar ke, शीर्ष, टॉप, टॉपर
versus: vis a vis, versus, vs, v, compair, compere, comparision, v/s, v s, against, compared with, compared to, compare, comparison, comparison of, compare the, in comparison to, in comparison with, as against, relative to, than, ki tulna, tulna, ke mukable, ke muqable, तुलना, मुकाबले, difference between, difference in, difference of, gap between, gap in, ki tulna me
count: the total number of, the total no of, counted, only the count, just the count, count only, only count, the count only, only the number, just the number, number only, numbers only, only a number, just a number, a number only, headcount of, tally, tally of, cont, cnt of, cnt, hw many, how many, number of, no of, no. of, nos of, count, count of, how many times, number, total number of, total no of, total number, the number of, ki sankhya, sankhya, counts, kitni baar, kitne din, headcount, head count, how often, kitni dafa
kitne: kitno, kitno ne, kitnon ne, kitne log, kitne logo, kitne logon, kitne logo ko, kitne logon ko, kul kitne log, total kitne, total kitni, kul kitne, kul kitni, kitne, kitni, kitney, कितने, कितनी
sum: total value, total value of, value of, how much, total, totals, kitna, kitni rakam, कितना, कुल, sum of, total of, kul, amount of, how much money, what was the total, the total, worth, overall
average: average, avg, mean, ausat, औसत, on average, on an average
share: what per cent, what per cent of, per cent of, how many per cent of, hissedari, how large a part, how large a share, percentage, percent, share, ratio, proportion, pratishat, प्रतिशत, %, percentage of, share of, percent of, proportion of, what percentage, what share, what percent, fraction, fraction of, what fraction, hissa, kitna percent, kitne percent, how much percent, kitna pratishat, kitne pratishat, what part, what part of, portion, portion of, what portion, kitna hissa
rise: improved, improve, improves, improvement, improving, rose, risen, rise, rises, increased, increase, increases, grew, grown, grow, growth, gained, gain, went up, gone up, go up, sudhar, sudhara, sudhre, sudhar hua, badha, badhi, badhe, badh gaya, badh gayi, सुधार, बढ़ा, बढ़ी
fall: fell, fallen, fall, falls, declined, decline, declines, dropped, drop, drops, decreased, decrease, decreases, went down, gone down, go down, came down, worsened, deteriorated, slipped, slid, gira, giri, gire, gir gaya, gir gayi, giravat, ghata, ghati, ghate, ghat gaya, ghat gayi, गिरा, गिरी, घटा
list: breakup, breakup of, furnish names, prepare a list, make a list, make list, draw up, furnish, furnish me, furnish us, furnish the, may be furnished, be furnished, supply, supplied, may be supplied, be supplied, provided, be provided, intimate, inform, inform us, inform me, kindly inform, report the, state the, please state, kindly state, state how, mention, specify, indicate, request, request for, required, is required, are required, be given, be stated, submit, statement, statement of, position of, particulars of, particulars, name the, list out, bata dijiye, bataye, list, list of, show, give, tell, display, names, name, dikhao, dikha do, batao, bata do, bataiye, dikhaiye, suchi, सूची, दिखाओ, बताओ, बताइए, show me, give me, tell me, get, get me, fetch, details, details of, report, report of, find, pull up, pull, view, see, need, want, print, prepare, send me, send list, send list of, send the list, send the list of, send me list, send me the list, send names, send names of, send me names of, send the names of, send report, send the report, give list, list bhejo, list bhej do, list chahiye, list dedo, naam, naam batao, ke naam, naam bhejo, suchi chahiye, let me know, let us know, let us have, share with me, let me have, provide, give us, dedo, de do, chahiye, भेजो, चाहिए, breakup, breakup of, break up, break up of, breakdown, break down, break-up, summary, summary of, trend, trends, statistics, stats, figures, figure, data, distribution, split, analysis, how did, how does, how do, how has, how is, how was, how are, how were
and: and, n, &, as well as, including, inclusive of, plus, aur, tatha, evam, और, also, along with, bhi, भी, and also, who also, but also, as also, jinki bhi, sath hi, with
never: nothing, never, not in any, not part of any, not a part of any, not a member of any, not member of any, not in even one, nor in any, neither in any, not once, not even once, not a single, ek bhi, ek bhi din, ek bhi baar, ek baar bhi, kabhi, kabhi nahi, no, without any, without a single, not any, at all, anything, zero, एक भी, कभी
both: both, dono, दोनों, both of the, each of the two
always: every time, always, each time, har baar, har bar, hamesha, all the time, hardam, हमेशा, हर बार
together: teeno milake, teeno milakar, teeno mila kar, charo milakar, one number, one figure, one total, one sum, single number, single figure, single total, grand total, lumped together, taking the whole school, taking all, as a whole, dono mahine, dono mahino, dono mahine ka, together, combined, put together, taken together, together with, in all together, milakar, mila kar, mila ke, milake, dono milakar, dono mila kar, dono mahine milakar, मिलाकर, मिला कर
unknown: income of father, father's income, mother's income, parent's income, parents income, parental income, family income, guardian's income, annual income, father income, pita ki aay, fine collected, fine collection, fine wasooli, fines, late fine, fine received, will we get, will come in, will be collected, vendor, vendors, vendor name, vendor names, supplier, suppliers, room khali, khali room, kamra khali, free room, free rooms, room free, rooms free, empty room, empty rooms, vacant room, vacant rooms, most absent teacher, most absent teachers, are over, is over, have ended, are finished, ho gaye hain, ho chuke hain, ho chuki hain, single parent, single parents, single mother, single mothers, single father, single fathers, single child, single girl child, only child, only girl child, retiring, retire, retires, retirement, among the schools, among schools, among all schools, of all schools, falls on a holiday, fall on a holiday, falling on a holiday, falls on holiday, clashes with, clash with, clashing with, coincides with, coincide with
filler: end up, ends up, ended up, ending up, if possible, if you can, if convenient, if it is possible, kisi, kisi bhi, aise, aisi, aisa, ऐसे, ऐसी, ऐसा, where, jahan, helpful, appreciate, appreciated, wish, wished, yet, happy, glad, mind, looking, interested in, allow, enable, trying, try, kind enough, good enough, so kind as, curious, figure out, come across, spot, trace, pick out, check out, look up, look into, find out, work out for, ghumake, filhaal, filhal, thoda, thodi, wahi, yahi, sahi, asal, batlao, batlaiye, batlana, bataana, dikhaiyega, dikhana, nikal, nikalna, nikaalo, chahte, chahta, chahti, jaanna, janna, pata karo, pata karna, pata chal, maloom, malum, banata, banati, banate, mr, mrs, ms, miss, dr, shri, shrimati, smt, prof, sahab, ke paas, whether, kaati, kati, kaate, in total terms, lage, lagi, koi, koi bhi, bolo, bol do, boliye, mila, mili, mile, mil gaya, poore, poora, poori, bhar, bhar mein, bhar me, jitne, jitni, jitna, jitne bhi, bas, yaar, ab, waise, actual, exact, precise, respected, the said, thereof, therein, particular, concerned, relevant, available, existing, pull out, dig out, bring out, bring up, out with, work out, hand me, run me, running, as a rule, generally, usually, normally, at large, put in, on file, on record, in our records, in the records, in the system, abhi, pada, padi, pade, pada hai, padi hai, pade hain, dono din, dono dino, both days, on both days, both the days, moved, fared, one word, in one word, one line, in one line, in a line, one liner, only numbers, stand, stands, through, via, at the moment, at this moment, at this point, at this point of time, currently enrolled, both figures, both numbers, both totals, both counts, two figures, two numbers, two totals, the two figures, how big was, how big is, how large was, how large is, how high was, how high is, different, distinct, alone, ke saath, ke sath, presently, studying, thereof, dekhna, dekho, dekh, nikalo, nikaliye, bhai, bhaiya, milti, milta, milte, milti hai, lete, leti, leta, lena, ho rahi, ho raha, being, ever, even once, such, kindly also, all of them, if any, any at all, with each, whatever, come to, comes to, works out to, stands at, in total, in aggregate, put together, hisaab, hisab, lekar, receives, receiving, single, उन, उनमें, कि, तो, ही, किया, किए, गया, गए, गई, रहा, रहे, रही, होता, होती, होते, हो, दो, दें, दीजिए, बताएं, बताएँ, बताइये, ज़रा, जरा, तक, अब तक, अभी तक, आज तक, वाले, वाली, वाला, उनकी, उनके, आते, आती, आता, जाते, लोग, residing, residing on, residing at, residing in, resides, reside, कटी, कटीं, कटे, belonging, belonging to, belong to, belongs to, something, kuch, namely, viz, obliged, should be obliged, would be obliged, oblige, grateful, needful, duly, session, academic, presently, as well, too, honestly, simply, overall, exactly how, one thing, separately, among, amongst, sees, karne, hone, dene, lene, rehne, aane, jaane, karte, alag alag, alag, alag se, between, somebody, someone, anybody, here, aaya, aayi, aaye, li, liya, lia, liye hai, li hai, le li, when, when is, when are, when was, aate, aati, aata, jaate, jaati, jata, jate, draw, draws, drawing, overall count, altogether, in all, who all, till today, aaj tak, sir ji, sir please, plzz, plss, ty, thx, thnx, regards, kr, kro, krdo, btao, btana, batana, bataiyega, dijiye, dijiyega, sakte, sakta, sakti, kindly tell, urgent, need it, for me, for us, with me, to me, anyone, am, pm, hona, honi, hoti, hota, hote, lag, laga, lagi, padha, nearly, about, around, roughly, and all, etc, the following, following, respectively, individually, actually, exactly, basically, like to see, interested, discuss, meeting me, share, ones only, ko batao, mera, meri, mere, tak ki, tak ke, tak ka, so as, the, a, an, of, in, on, at, for, to, is, are, was, were, has, have, had, been, be, do, does, did, our, we, us, i, me, my, you, your, it, its, this, that, these, those, there, they, them, their, please, pls, plz, kindly, sir, madam, mam, ma'am, sirji, ji, hello, hi, hey, good morning, namaste, can, could, would, will, should, may, like, school, schools, ka, ki, ke, ko, me, mein, mai, main, se, par, pe, hai, hain, h, tha, thi, the, hua, hue, hui, huye, kya, ab tak, so far, till now, until now, till date, to date, now, currently, at present, at any time, any time, dono ka, dono ki, dono ke, baki sab mode, baaki sab mode, all other modes, other modes, baki sab class, baki sabhi class, बाकी सभी कक्षाओं, बाकी कक्षाओं, all other classes, the other classes, remaining classes, right now, as of now, as of today, have been, having, from, during, within, into, all, entire, whole, total, just, only, sirf, quickly, quick, urgently, asap, thanks, thank you, need the, i need, i want, want to know, would like to know, i would like to know, know, see, check, any, some, s, 's, get, gets, got, made, make, come, coming, comes, came, went, go, gone, taken, take, takes, took, done, happened, happen, gave, give, given, ours, up, out, then, as, or, one, ek, mujhe, hame, hamein, humein, humare, hamare, apne, school ka, school ki, school ke, school me, का, की, के, को, में, से, पर, है, हैं, था, थे, थी, हुआ, हुए, हुई, मुझे, हमारे, स्कूल, कृपया, क्या, कर, करो, करें, karo, kar, karein, kijiye, raha, rahi, rahe, rahte, rehte, stay, stayed, remain, remained, gaya, gayi, gaye, di, diya, diye, kiya, kiye, ki hai, hui hai, hue hain, wale, wali, wala, walo, ne, rupees, rs, ₹, inr, per cent, planning, small, go, goes, going, say, question, wondering, wonder, tell, am, possible, quickly please, quick please, everyone, everybody, year so far, so, ok, okay, well, using, use, used, there in, out of, kab, konse, ye, yeh, wo, woh, us, uska, unka, unki, unke, inka, inki, bacha, bachi, still, even, each of, every one, put, keep, show, being, off, sabhi, saare, sab, सभी, सब, कुल, ने, ये, यह, वो, वह, ones, people, he, kaam karte, kaam karti, kaam kar rahe`),
) as Readonly<Record<Role, string>>;

export type BoundOp = '>=' | '>' | '<=' | '<';
/** Before a number. */
export const BOUND_BEFORE: Readonly<Record<BoundOp, string>> = {
  '>=': 'at least, atleast, minimum, minimum of, min, not less than, no less than, kam se kam, कम से कम, > =, ≥',
  '>': 'cross, crosses, exceed, surpass, surpassed, go beyond, went beyond, went over, more than, over, above, exceeding, greater than, beyond, upwards of, higher than, in excess of, >, crossed, exceeds, exceeded, crossing, longer than, older than, elder than',
  '<=': 'at most, atmost, up to, upto, maximum, not more than, no more than, zyada se zyada, < =, ≤',
  '<': 'below, under, less than, fewer than, lower than, lesser than, <, short of, not even, beneath, younger than',
};
/** Behind a number and its unit. */
export const BOUND_BEHIND: Readonly<Record<BoundOp, string>> = {
  '>=': 'or more, and more, or above, and above, or over, or longer, or higher, +, plus, ya zyada, ya us se zyada, ya usse zyada, ya isse zyada, ya usse jyada, ya jyada, ya adhik, ya usse adhik, se zyada ya barabar, or greater, या ज्यादा, या अधिक, या उससे ज्यादा, या उससे अधिक, at least, ya usse upar, aur usse zyada, and over, onwards',
  '>': 'se zyada, se jyada, se adhik, se upar, se zada, से ज्यादा, से ज़्यादा, से अधिक, से ऊपर, se badhkar, se bade, se bada, se badi, से बड़े, से बड़ा, से बड़ी, से बड़े',
  '<=': 'or less, or fewer, or below, and below, or under, or lower, ya kam, ya usse kam, ya us se kam, या कम, या उससे कम',
  '<': 'se kam, se neeche, se niche, से कम, से नीचे, se chhote, se chote, से छोटे, से छोटी',
};

/** Days or marks that follow one another without another between them. */
export const IN_A_ROW =
  'in a row, in row, consecutive, consecutive school, consecutively, continuous, continuously, at a stretch, on a stretch, at one stretch, running, on end, on the trot, back to back, straight, successive, without a break, without break, non stop, nonstop, streak, streaks, streak of, lagataar, lagatar, lagaatar, lagatar hi, musalsal, लगातार';

/** The levels of a competition, the lowest first. */
export const LEVELS_IN_ORDER =
  'school, inter-school, cluster, zonal, taluka, tehsil, block, district, division, state, national, international'.split(', ');

/** What a number counts. */
export const UNITS = {
  days: 'schooldays, days, day, din, dino, dinon, दिन, दिनों, school days, working days, marked days',
  months: 'months, month, mahine, mahino, mahina, mahinon, महीने, महीनों, mths, months of fees, months fees, month fees, mahine ki fees',
  times: 'times, time, baar, बार, occasions',
  periods: 'periods, period, lessons, lesson, lectures, classes a week',
  marks: 'marks, mark, अंक',
  percent: 'percent, per cent, %, pratishat, प्रतिशत, percentage',
  subjects: 'subjects, subject, papers, vishay, vishayon, विषय, विषयों',
  sections: 'sections, section, divisions',
  years: 'years, year, years old, years of age, yrs, yr, saal, sal, varsh, साल, वर्ष',
  rupees: 'rupees, rs, ₹, inr, /-, rupaye, रुपये, rupee',
} as const;

/** Words for a value of a dimension that every school has, and what they stand for. */
export const VALUES: readonly { by: string; value: string; words: string }[] = pairsIn(`
certificate, transfer: transfer certificate, transfer certificates, tc, tcs, leaving certificate, leaving certificates, school leaving certificate, school leaving certificates, sthanantaran praman patra, स्थानांतरण प्रमाण पत्र, टीसी
certificate, bonafide: bonafide, bonafides, bona fide, bonafide certificate, bonafide certificates, bona fide certificates, बोनाफाइड
certificate, character: character certificate, character certificates, conduct certificate, conduct certificates, चरित्र प्रमाण पत्र
certificate, study: study certificate, study certificates
certificate, provisional: provisional certificate, provisional certificates
certificate, experience: experience certificate, experience certificates, experience letter, experience letters
certificate, relieving: relieving letter, relieving letters
illness, diabet: high sugar, sugar problem, sugar ki bimari, diabetes, diabetic, diabetics, sugar, madhumeh, मधुमेह
illness, asthma: breathing problem, breathing trouble, breathing problems, saans ki bimari, asthma, asthmatic, asthmatics, dama, दमा
illness, epilep: seizure, seizures, gets fits, get fits, epilepsy, epileptic, fits, mirgi, मिर्गी
illness, allerg: allergy, allergies, allergic, एलर्जी
illness, thyroid: thyroid
illness, heart: heart, heart patient, heart patients, heart trouble, dil ki bimari, heart condition, heart conditions, heart problem, heart problems, heart disease
illness, anaemi: anaemia, anaemic, anemia
illness, migraine: migraine
firstGuardian, Mother: main guardian mother, main guardian mummy, mother main guardian, mother as main guardian
firstGuardian, Father: main guardian father, main guardian papa, father main guardian, father as main guardian
grade, ☺: one smile, only one smile, single smile, ek smile
grade, ☺☺: two smiles, do smile
grade, ☺☺☺: three smiles, teen smile
gender, Male: lads, lad, sons, son, beta, bete, beton, chhora, chhore, chhoro, gentlemen, boys, boy, male, males, ladke, ladkon, ladko, ladka, लड़के, लड़कों, men, gents, boys only, purush
gender, Female: lasses, lass, daughters, daughter, beti, betiyan, betiya, betiyon, chhori, chhoriyan, chhoriya, girl child, girl children, ladies only, girls, girl, female, females, fem, ladkiyan, ladkiya, ladkiyon, ladki, लड़कियां, लड़कियाँ, लड़कियों, लड़की, women, lady, ladies, mahila, girls only
type, Sick leave: medical leave, medical leaves, sl, bimari ki chutti
type, Casual leave: cl, cls, आकस्मिक अवकाश
type, Earned leave: अर्जित अवकाश, el, els, pl, privilege leave
mode, cash: cash, nakad, nagad, नकद, kaish
mode, upi: online, online payment, online payments, digital, upi, gpay, google pay, phonepe, phone pe, paytm, upi se, यूपीआई
mode, cheque: cheq, cheqs, cheqe, cheqes, chque, chques, chqs, chk, cheque, cheques, check, checks, chq, चेक
mode, card: online, online payment, online payments, digital, card, cards, debit card, credit card, कार्ड
mode, draft: draft, demand draft, drafts, demand drafts
mode, bank transfer: online, online payment, online payments, digital, bank, bank transfer, bank transfers, neft, rtgs, imps, netbanking, net banking
flow, collected: money in, in flow, collection, collections, collected, income, incomes, fees collected, fee collection, revenue, receipts, earning, earnings, aamdani, amdani, kamai, came in, inflow, jama
flow, spent: money out, out flow, expense, expenses, expenditure, expenditures, spending, spent, outflow, kharcha, kharche, kharch, खर्च, खर्चा, went out
flow, salary: salary, salaries, vetan, payroll, वेतन
held, bank: bank me kitna, bank mein kitna, bank me paisa, bank mein paisa, bank me kitne, paisa hai bank, khate me, khate mein, bank balance, balance in bank, balance in the bank, balance in our bank, balance of the bank, money in bank, money in the bank, money in our bank
held, cash: cash pada, cash pada hai, cash rakha, kitna cash hai, cash on hand, money on hand, money in hand, in the till, galle me, galle mein, galla, cash drawer, tijori, tijori me, tijori mein, in the safe, balance of cash in hand, balance of the cash in hand, cash in hand balance, balance of cash at hand, balance cash in hand, balance cash, cash in hand, cash at hand, hand cash, petty cash in hand, cash balance, balance of cash, cash in the box, cash in box, cash box
held, cheques: cheques in hand balance
relation, Grandfather: grandparents, grandparent, grandpa, grandfather, grandfathers, dada, nana, दादा, नाना
relation, Grandmother: grandparents, grandparent, grandma, grandmother, grandmothers, dadi, nani, दादी, नानी
relation, Uncle: uncle, uncles, chacha, mama, tau, चाचा, मामा
relation, Aunt: aunt, aunts, chachi, mausi, bua, चाची, मौसी, बुआ
relation, Guardian: local guardian, local guardians, स्थानीय अभिभावक
document, Birth certificate: birth proof, proof of birth, janam praman patra, birth certificate, birth certificates, janm praman patra
document, Aadhaar copy: aadhaar xerox, aadhar xerox, aadhaar photocopy, aadhar photocopy, aadhaar card xerox, xerox of aadhaar, aadhaar copy, aadhaar copies, aadhar copy, aadhar copies, aadhaar card copy, aadhar card copy, copy of aadhaar, copies of aadhaar
document, Caste certificate: caste proof, community certificate, caste certificate, caste certificates, jati praman patra
document, Medical paper: medical paper, medical papers, medical certificate, medical certificates
document, Consent form: consent paper, consent letter, consent form, consent forms
document, Transfer certificate: transfer certificate, transfer certificates, tc of previous school, tc from previous school
language, hi: hindi medium, in hindi, hindi me, hindi mein
language, en: english medium, in english, english me, english mein
bank, HDFC: hdfc, hdfc bank
bank, ICICI: icici, icici bank
bank, Axis: axis bank
bank, State Bank: sbi, state bank, state bank of india
bank, SBI: sbi, state bank, state bank of india
bank, Baroda: bob, bank of baroda
bank, Punjab National: pnb, punjab national bank
bank, PNB: pnb, punjab national bank
bank, Canara: canara bank, canara
bank, Union Bank: union bank, union bank of india
bank, Kotak: kotak, kotak bank, kotak mahindra, kotak mahindra bank
bank, Yes Bank: yes bank
bank, IDBI: idbi, idbi bank
bank, Indian Bank: indian bank
bank, Central Bank: central bank, central bank of india
bank, Bank of India: bank of india, boi
bank, Maharashtra: bank of maharashtra
bank, IndusInd: indusind, indusind bank
bank, Federal: federal bank
paidFrom, cash: petty cash, cash, in cash, from cash, nakad, नकद
paidFrom, bank: bank, from bank, from the bank, by bank, banks`)
  .concat(
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
      'initial',
      letter.toUpperCase(),
      ['begins', 'begin', 'starts', 'start', 'starting', 'beginning']
        .map((verb) => `${verb} with ${letter}, ${verb} with the letter ${letter}`)
        .join(', '),
    ]),
  )
  .map(([by, value, words]) => ({ by, value, words }));
