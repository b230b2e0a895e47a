const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const currencies =
  list(`AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD
HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK
MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR
SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND
VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG`);

export const countries =
  list(`1A AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP
KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG
NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR
SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW`);

/** Endpoint schemes of the network. */
export const endpointSchemes =
  list(`0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198
0199 0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919
9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946
9947 9948 9949 9950 9951 9952 9953 9957 9959`);

/** Further schemes of the standard that the network no longer accepts. */
export const oldEndpointSchemes = list(
  '0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 AN AQ AS AU EM',
);

/** ISO 6523: numbers from 0001 without relevant gaps; 99xx are not part of it. */
export const isRegister = (scheme: string): boolean => /^0(?:0\d\d|1\d\d|2[0-4]\d)$/.test(scheme) && scheme !== '0000';

export const invoiceTypes = list(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877',
);
export const creditNoteTypes = list('381 396 81 83 532');
/** The list of the standard; the network accepts fewer. */
export const allInvoiceTypes: ReadonlySet<string> = new Set([
  ...invoiceTypes,
  ...list('130 202 203 204 211 261 262 295 296 308 325 385 387 389 390 394 420 456 457 458 527 633 751 935'),
]);
export const allCreditNoteTypes: ReadonlySet<string> = new Set([
  ...creditNoteTypes,
  ...list('261 262 296 308 420 458'),
]);

export const allowanceReasons = list('41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105');

export const chargeReasons =
  list(`AA AAA AAC AAD AAE AAF AAH AAI AAS AAT AAV AAY AAZ ABA ABB ABC ABD ABF ABK ABL ABN ABR ABS ABT ABU ACF ACG ACH ACI
ACJ ACK ACL ACM ACS ADC ADE ADJ ADK ADL ADM ADN ADO ADP ADQ ADR ADT ADW ADY ADZ AEA AEB AEC AED AEF AEH AEI AEJ AEK AEL AEM AEN AEO
AEP AES AET AEU AEV AEW AEX AEY AEZ AJ AU CA CAB CAD CAE CAF CAI CAJ CAK CAL CAM CAN CAO CAP CAQ CAR CAS CAT CAU CAV CAW CAX CAY CAZ
CD CG CS CT DAB DAC DAD DAF DAG DAH DAI DAJ DAK DAL DAM DAN DAO DAP DAQ DL EG EP ER FAA FAB FAC FC FH FI GAA HAA HD HH IAA IAB ID
IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB RAC RAD RAF RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT
TV V1 V2 WH XAA YY ZZZ`);

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
export const paymentCodes: ReadonlySet<string> = new Set([
  ...numbers(1, 70),
  ...numbers(74, 78),
  ...numbers(91, 98),
  'ZZZ',
]);

export const vatCategories = list('AE L M E S Z G O K B');
export const taxPointCodes = list('3 35 432');
export const fileTypes =
  list(`application/pdf image/png image/jpeg text/csv application/vnd.oasis.opendocument.spreadsheet
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`);

export const isExemption = (code: string): boolean =>
  /^VATEX-(?:EU-(?:AE|D|F|G|I|IC|J|O|79-C|132(?:-1[A-Q])?|143(?:-1[A-L])?|144|146-1E|148(?:-[A-G])?|151(?:-1(?:A|AA|B|C|D|E))?|153|159|309)|FR-[A-Z\d-]+)$/i.test(
    code,
  );

/** Units of Recommendation 20 and 21 that are used for workwear; other valid units are refused. */
export const units = list(
  'C62 H87 EA PR SET DZN MTR CMT MMT MTK MTQ KGM GRM LTR MLT HUR DAY MIN XPK XPA XBX XCT XPX XRO XBG XPC',
);
/** Also shortened: the lists of classifications, note subjects and object identifiers. */
export const classifications = list(
  'AA AB AC AD AE AF AG AH AI AJ AK AL AM AN AO AP AQ AR AS AT AU AV AW AX AY AZ BP CC CG CL CR CV DR EC EF EN GB GN GS HS IB IN IS IT IZ MA MF MN MP NB ON PD PL PO PV QS RC RN RU RY SA SG SK SN SRS SRT SRU SRV SSA STI TSN TSO TSP TSQ TST UA UP VN VP VS VX ZZZ',
);
export const noteSubjects = list(
  'AAA AAB AAC AAI ABL ABN ABZ ACB ADU AFM BLU CUS DEL GEN INV PMD PMT PUR REG SUR SUT TXD WHI ZZZ',
);
export const objectSchemes = list('AAA AAB AAC AAG AAJ ABT AVE AWV BC BM CT IL MG ON PQ SZ VN ZZZ');
