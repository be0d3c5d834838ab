/**
 * Common English words that mean nothing to the assistant, so that none of them is taken for a slip of the pen: 'person' is not
 * 'parson' (the day after tomorrow), 'expecting' not 'excepting', and 'chance' asks for no change.
 */
export const PLAIN_ENGLISH: ReadonlySet<string> = new Set(
  `
    state states district districts village villages province abroad collector collectors plumber electrician milkman gardener carpenter painter contractor valley say says white black brown green yellow shirt shirts skirt able accept account accountant across advance afraid afternoon agency agree agreed ahead ailment almost alone along although always
    among anniversary answer anyone anyway appears apply area argue argument arranged arrive arrived ashamed aside asked asking assume
    assure assured attempt auditor aunt aware away awful awhile back badly barely bear beautiful became become before began begin beginning
    behind believe believed belong below beside besides best better beyond bigger board boat body both bother bottom brief briefly broken
    brother brought busier business calls came cancelled candle capable careful careless carry case cause caused certain certainly chair
    chairman chance chances cheerful chief chilly choice choose chose chosen circumstances circus city clean clear clearly clerk clever
    clock closely cloth cloudy coach coast cold colour come comfort coming committee common company compare complain complained comply
    concept concern concerned conduct confident confirm confused consider considered content continue cool cooler corner correct corridor
    cotton cough could council counter couple courage course cousin cover covers crisis cross crowd curious daily damage danger dare dark
    date daughter deal dear debate decade decide decided decision declared deep deeply defend delay delayed deliver dentist depend depends
    describe deserve design desire desk despite destroy detail determine develop devote difference different difficult difficulty dinner
    direct director discover discuss discussed discussion dismissed distance district disturb divide doing door double doubt down dozen
    dream dress drink drive driver drop dropped during duty each eager earlier early earn earnest earth ease easily easy edge educate
    effect effort eight either elder elect else embarrass emergency employ empty enable energy enjoy enormous enough ensure enter entirely
    envelope equal error escape especially essential estimate evening event eventually evidence evil exact example excellent except
    exchange excuse excused exist expect expected expecting expense experience expert explain explained express extend extent extra extreme
    eyes face fact factor fail fair fairly faith fall false familiar famous fancy fast fault favour fear feel feeling feels felt fever
    fight figure fill final finally fine finish finished firm firmly flight flood floor flower focus fold folks follow followed foolish
    foot force foreign forget forgive forgot forgotten form formal former forth fortunate forward found four freedom frequent fresh friend
    friends front fully function funeral funny furniture future garden gate gather gave general generous gentle gentleman gently gift glad
    gladly glass global goal going gone goodness govern governor grace grade gradual grand grandfather grandmother grant grateful great
    greatly ground group growth guard guess guest guide habit half hand handed handle hands handsome hang happen happy hard hardly harm
    harvest haste head health hear heard heart heat heaven heavy height hence here herself hide higher highly himself holy honest honestly
    honour hope hoped hoping horse host hour hours house however huge human humble hundred hungry hurry hurt husband idea identify ignore
    illness imagine impact imply important impossible impress improve include income increase indeed indicate individual industry influence
    inform initial injury inquire inside insist inspect inspector instance instant instead instruct intend intended intention interest
    introduce invite involve island issue itself join joint joke journey judge jump justice justify keen keeping kept kind kindness kitchen
    knew knock know knowing knowledge known knows labour lack lady laid land language large largely lately later latter laugh launch lawn
    layer lead leader learn learned learnt least leaving legal length letter letters level liberty library lies life light lightly like
    liked likely likewise limit line listen little live lived living loaded local locate logical lonely look looked looking looks loose
    lose loss lost loud love lovely lower luck lucky lunch machine magic main mainly majority maker making manage manager manner manual
    market marriage married master material matter matters maybe meal mean meaning means meant measure member members memory mental mention
    mentioned mercy merely mess message method middle mild military mind minister minute minutes mirror miss mission mistake mistaken mixed
    modern modest moment monitor month mood moral more morning mostly mother motion mount mountain mouth moved movement much murmur myself
    mystery narrow native natural nature near nearly neat necessary neck need needed neglect neighbour neither nervous network never
    nevertheless next nice night nine nobody noise none nonsense noon normal north notable note nothing noticed notion novel number object
    obliged observe obtain obvious obviously occasion occur offer office officer often older once only onto opinion opportunity oppose
    option order ordinary origin otherwise ought ours outcome outside over overall overcome owner pace pack page paid pain pair paper
    papers parcel pardon part particular particularly partly partner passed past patience patient pause peace people percent
    perfect perfectly perform perhaps period permission permit person personal personally persons persuade phase phone phoned phrase
    physical picture piece pitch place placed plain plainly plan planet plans plate play pleasant pleased pleasing pleasure plenty pocket
    poetry point police polite politics poor popular position possess possible possibly post poverty power practice praise prayer precise
    predecessor prefer preparation prepare prepared presence press pressing pretend pretty prevent previous price pride priest principal
    print prison private prize probably problem problems process produce profit progress project promise promised prompt proof proper
    properly proposal protect protest proud prove proven provided public punish pupil pure purpose push puts quality quantity quarrel
    quarter question quick quickly quiet quietly quite railway raise rang rapid rare rate rather reach reached react read ready real
    realise really reason reasons recall receive recent recently record refer regard regards regret regular rehearsals reject relation
    relax rely remain remark remedy remember remembered remind remote repair repeat replace reply report request require rescue research
    reserve resign resist resolve respect respond rest result retire retired retires retiring retirement return returned reveal review reward rich ride right ring rise risk
    rival road room rough round route rule rules running rural rush sacred sadly safe safely said sake same sample satisfy save saved
    saying says scarce scene schedule scheme scholarship scold season seat second secret secretary section seeing seem seemed seems seen
    seldom select senior sense sent separate serious seriously serve service settle settled seven several severe shadow shall shame shape
    share sharp shelter shift shine shock shopping short shortly should shout shown side sight sign signal signed silence silent silly
    similar simple simply since sincere single sister situation size slept slight slightly slipped slow slowly small smart smile smooth
    soft soldier solution solve some somehow someone something sometime sometimes somewhat somewhere soon sorrow sorry sort sound source
    south space spare speak speaking special specially species speech speed spell spend spirit spoke spoken spot stable staff stage stand
    standing start state station stay steady step still stop store straight strange stranger stream street strength stress strict strike
    strong structure struggle stuck study subject submit succeed success such sudden suddenly suffer sufficient suggest suit suitable
    supply support suppose sure surely surface surprise surprised survey suspect sweet sympathy system table take taken taking talent talk
    talked tall target task taste telephone telephoned tell tender tension terms terrible thank thankful thanks their theirs them
    themselves then theory there therefore these they thick thin thing things think thinking third thirsty this thorough those though
    thought thousand threat three throat through throw thus ticket tidy tight timely tiny tired tiring title together told tomorrow tone
    tongue tonight took total touch toward towards town trade tradition train travel travels tremble trial trick tried trip trouble true
    truly trust trustee trustees truth trying turn turned turns twice type ugly unable uncle unclear under understand understood
    unfortunately unhappy uniform union unite unity unknown unless unlike unlikely until unusual unwell upon upset urge urgent used useful
    useless usher usual usually vacant vague vain valuable value various vary vast vehicle version very victim victory view village violent
    virtue visible visit visitor visitors vital voice volume wait waited waiting wake walk walked wall wander wanted warm warmth warn wash
    waste watch water wave ways weak wealth wear weather wedding week weeks weight welcome well west wetter whatever wheel whenever whereas
    wherever whether while whisper whole wholly wide wife wild willing willingly wind window winter wisdom wise wish wished wishes within
    without woman women wonder wondering wooden word words wore work worked working works world worried worry worse worship worst worth
    worthy would wound write writing wrong wrote yard year years yesterday yield young younger yourself youth`
    .split(' ')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);
