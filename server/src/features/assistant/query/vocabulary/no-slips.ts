/** Words of the language that look like one of the lists and are no slip for it: 'suppliers' are nothing that was supplied, and 'cases' no castes. */
export const NO_SLIPS: ReadonlySet<string> = new Set(
  `
    bother brother business busy cases case chain chains chess choir clash clashes commerce command commend compete competed computer
    district districts donation donations duration donated donor donors feel feels feeling gate gates grace haven heaven
    interest interests interested kahan market markets negative positive officer officers official officials order ordered orders
    payer payers payee payees pool promise promised promises realised realise realize remark remarks remarked retire retired retires retirement
    reversal reversals sleep sleeps sleeping slipper speed stock stocks store stores supplier suppliers supplies supplying tallying while worthy
    struck strike strikes youngest charge changes change changed changing charger chart charts chalk chalks sending sender spender spending
    approve approver approved approval average accept accepted account accounts accused address admire advance advances advice advise agent agents agree
    agreement alumni alumnus amend amended annual answer appeal apply appoint appointed appointment arrange arrangement article asset assets assign assigned
    assist assistant attach attached audit auditor award backlog baggage balloon banner basket battery batter beds bench benches
    benefit benefits bonus book booked booking border boundary bowl branch branches bread breakfast bribe bridge brief broken budget budgets
    bundle burn burner burns butter button cable cables camera cameras camp camps cancel candle canteen capacity captain captains career careers carpet carpets
    cattle caution ceiling cement centre centres certain certify chamber champion chapter charity chief child childhood church circle citizen
    clean cleaner clerk client clinic clock closed closing cloth clothes coach coaches coaching collar college colleges colony colour column columns
    comment comments commit committee common company compartment complain complaint complaints complete completed comply concern conduct conductor conductors
    conference confirm confuse consume contact contain contest contract contractor contribute convert convey conveyance convocation cook cooks copies copy
    correct corner corridor council counsel counsellor counter country county couple court courts cousin covid cover crash creche cricket
    crowd culture cupboard current curriculum curtain custom customer damage damages dance dealer deals death debit debits debt declare
    decor decrease deduct deduction deductions defence degree degrees delay delays delete delivery demand denied dental depart depot depreciation depth design
    detain detained detention diary diesel diet digest dinner direct director disaster discipline discuss disease dispute distribute divide doctor doctors dormitory
    double doubt draft drafts drain drawing dress driver drivers drum duplicate duplicates duster dusters duties duty early earning elect election electric elder
    eligible employ employed employer empty engage engine entrance entry envelope equal equipment errand error essay estate estimate
    evening event exempt exempted exhibit exit expel expelled expire expired expires expiry explain export expose extend extended extension extensions extra
    fabric faculty failure fake familiar farewell farm fault favour feedback fence ferry festival field fight files filter final finance fine fined fines
    finger fire fitness fixed flag flat float floor flower folder fond force foreign forest forget forgot form formal forms forum foster found founder
    frame freeze fresh friend fright front fruit fuel fully fund funds funeral furniture future gain gallery garden garment gas gathering
    general genius gift gifts glass goal goods grade grades gradual grain grant grants graph grateful gratuity graze green greet grievance grievances gross guard
    guards guest guide guilty guitar habit half hall hamper handle hardware harass head health hearing heater height help hiring hobby hobbies hold
    holder honour hostel hostels hotel house human hunger idea identity idle illegal image import impress improve incident income increment increments
    index indent indoor industry infant inform injury injuries ink inspect inspection install instalment instalments institute insurance internal internet interview
    invest invested investment invigilation invigilator invite invited invoice invoices issue item jersey join journal journals journey judge jump junior keeper kennel kitchen
    labour ladder lamp land language laptop laptops late launch laundry lawyer lease ledger ledgers legal lend length letter letters level liable liberal
    library licence license lift light limit linen line link lion liquid literature loan loans local lock locker lost lottery lunch
    machine magazine maintain maintenance major manage manager manual margin marine marry martial mask mate material maternity matter meal meals measure
    medal medals medicine medium melt member memo memory menu merchant mercy merit method microscope milk minor minute mirror misplaced mission mistake
    mobile model module monitor monitors mood moral mortgage motor movie music naming native nature needle neighbour network nominal nominee notebook nurse
    oath object observe occasion occupied offence offer office online opened opening operate opinion oral orphan orphans outing outlet output outside oven
    owner package packet paint painter panel panic pardon parking part partial partner passage passport patent patient pattern pause payable payee
    peanut penalty pencil pension people permit petty photo physical piano pickup picnic piece pilot pipe placement planned plant plaster plate
    player pledge plumber plumbing pocket podium point poison policy polish poll polling poor portal post postage poster pottery power practice praise prayer
    precise prefect prefects prefer premium prepare presence press pressure pretend prevent price prices principal print printer printers prize process produce
    product profit program project projector promote promoted promotion proof property propose protest provide provident puncture purchase purchases purpose
    quality quarrel quarter quarters query quiz quota race rack ragging rain raise raised ration ready real reams receipt recent reception recess record
    recover recruit refer referee refuse refund refunds refunded regular reject relative release relief remedy remedial remind remote removal remove
    rental repair repairs repeat repeater repeaters replace reply reprint reprinted request rescue reserve resign resigned resigns resignation respect respected respond rest restore
    result resume return returned returns revenue review revise revised reward riders ring risk river road robot rocket roll rolls roof room rooms round
    royal rubber rule runner rural safety sanction sanctioned sand sanitary savings scale scene scheme science scissors scout screen script seat seats seating
    secret security select sell seminar senior sensor sentence serial series serious server service session settle settled severe sewing shade share shed
    sheet shelf shift shirt shoes shop short shortage shower sickness signal signature silent silver simple skill skirt smart snack soap soccer social
    society socks software soil sold solar solve song sorry sound source spare speaker speakers special speech spell sponsor sponsors sport spot staffroom stage stain
    stairs stamp stamps standing staple start startup statue status stay steel stick sticker stolen stone storm story strange stream streams street strict
    strike string structure struggle studio style submit subsidy succeed sugar suggest suit sum summer supper supply support suppose surety surplus survey
    suspend suspended suspension swap sweep sweeper sweeping swim swimming switch syllabus symbol system table tablet tally target tariff task tax taxes taxi tease telephone
    temple tenant tender tenders tennis tent terrace test theft theme thinnest ticket tiffin timber tired title toilet toilets token tools topic touch tour
    tournament towel tower trace trade tradition traffic trail train trainer training transfer transit trap travel tray treasure treat treatment trial trip
    trips trophy trouble truck truant trunk trust tuck tuition turnout turnover tutor type umpire uncle union unit update upload uploaded urgent usage utensil
    vacant vacancy vacancies vacation vaccine vaccinated valid valuation value van vans vehicle vehicles vendor vendors venue verify version veteran video view
    village violin visa visit visitor visitors visual voice volume volunteer vote voucher wages waive waived waiver waivers wallet ward warden warning
    warranty wash waste watchman water weapon weather website weight wheel wheelchair whistle widow widows widower willing window winner winners wire withheld
    witness work worker workers workshop workshops worship worst writer yard yearbook yoga zone
    balanced withdrawn thinner bought banked banker banking sought pair pairs fuller fullest poorest broken carry carried carries
  `
    .trim()
    .split(/\s+/),
);
