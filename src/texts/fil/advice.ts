import type { AdviceTexts } from '../words.ts'

/**
 * The advice of the official checks (H5), in Filipino. Authorities and services have the names on their own
 * pages.
 */
export const adviceTexts: AdviceTexts = {
  ownDevice: 'Maniwala lang sa sagot ng serbisyong ito mismo, sa sarili mong phone o computer.',
  detailsOfLetter: 'Sabihin ang pangalan, trabaho at petsang nasa sulat.',
  detailsOfContract: 'Sabihin ang pangalan, trabaho, sahod at petsang nasa kontrata.',
  keepOwnCopy:
    'Magtabi ng sarili mong kopya. Kung bigyan ka ng ibang kontrata, ihambing ang bawat linya bago ka pumirma.',
  callEmployerByOwnWebsite:
    'Tawagan ang employer sa numerong nasa sarili nitong website. Huwag gamitin ang numerong nasa sulat.',
  bookingReference: 'Ilagay ang booking reference at ang apelyido.',
  openAirlineYourself:
    'Buksan mo mismo ang sariling website ng airline, o tawagan ito. Kaunti lang ang nasasabi ng naka-print na ticket.',
  numberOfMedicalForm: 'Sabihin ang numero at petsa ng medical form.',
  askClinicYourself:
    'Tanungin ang klinika sa numero ng teleponong ikaw mismo ang nakakita. Ang aplikante lang ang puwedeng magtanong.',
  numberAndDateOnDocument: 'Sabihin ang numero at petsang nakasulat sa dokumento.',
  askWhoIsNamed:
    'Tanungin ang embassy o awtoridad na nakasulat sa dokumento. Gamitin ang address na ikaw mismo ang nakakita, hindi ang nasa dokumento.',
  passportAndGrantNumber:
    'Ilagay ang passport number, petsa ng kapanganakan, bansa ng passport at ang grant o transaction number.',
  accountOfApplication:
    'Mag-sign in sa account na gumawa ng application, o i-import ito gamit ang transaction reference number.',
  applicationNumberOrUci:
    'Ilagay ang application number o UCI, apelyido, petsa ng kapanganakan at lugar ng kapanganakan.',
  employerInList: 'Hanapin ang pangalan at address ng employer sa listahan ng tatlong buwang iyon.',
  listsAppearLater:
    'Walang pinatutunayan kung wala ang pangalan, dahil ilang buwan bago lumabas ang listahan. Tanungin din ang employer.',
  shareCode: 'Ilagay ang share code na ginawa roon ng aplikante, at ang petsa ng kapanganakan.',
  ukviAccount:
    'Mag-sign in gamit ang UKVI account mo, o ilagay ang permit number at petsa ng kapanganakan mo.',
  searchForService:
    'Hanapin sa site ang serbisyo. Saka ilagay ang mga detalye ng passport at ang visa o application number.',
  cardNumberAndExpiry:
    'Hanapin ang page para sa pagtatanong. Saka ilagay ang numero sa card o certificate at kung kailan ito mag-e-expire.',
  passportAndEnglishName:
    'Ilagay ang passport number, ang pangalan sa letrang Ingles at ang petsa ng kapanganakan.',
  registrationNumber:
    'Ilagay ang registration number at ang petsa ng pagbigay na nakasulat sa residence card.',
  passportOrApplicationNumber:
    'Ilagay ang passport number at nasyonalidad, o ang application number sa dokumento.',
  visaOrApplicationNumber: 'Ilagay ang visa o application number at ang passport number.',
  passportExpiryOrFileNumber:
    'Ilagay ang passport number, kung kailan ito mag-e-expire at ang nasyonalidad, o ang file number.',
  transactionAndCompanyNumber:
    'Ilagay ang transaction number sa permit o offer, at ang numero ng kumpanya.',
  visaNumberOrPassport: 'Ilagay ang visa number, o ang passport number at nasyonalidad.',
  certificateReference: 'Ilagay ang reference number sa certificate at ang passport number.',
  passportOrClearanceCard: 'Ilagay ang passport number, o ang numero sa clearance card.',
  civilOrPermitNumber: 'Ilagay ang civil o residence number, o ang permit number sa dokumento.',
  cprOrPassport: 'Ilagay ang CPR number, o ang passport number at nasyonalidad.',
  workPassOrPassport:
    'Ilagay ang work pass o application number, o ang passport number at petsa ng kapanganakan.',
  visaIsStuckIn:
    'Ang visa para sa Italy ay idinidikit ng embassy sa passport. Tanungin ang embassy na iyon tungkol sa dokumento.',
  receiptOrFileNumber: 'Ilagay ang numero sa resibo, o ang file number.',
  writeToOffice: 'Sumulat sa opisinang nakasulat sa dokumento, kasama ang numero at petsa nito.',
  passportOrLabourApproval:
    'Ilagay ang passport number, o ang labour approval number sa dokumento.',
  agencyInLists: 'Hanapin ang agency at ang employer sa mga listahan.',
  listSaysLittle:
    'Walang sinasabi ang pangalan sa listahan tungkol sa isang dokumento. Tanungin ang departamento tungkol doon.',
  fileNumberAndBirth: 'Ilagay ang file number sa dokumento at ang petsa ng kapanganakan.',
  employer: 'Ang employer',
  callToEmployer: 'Tawag sa employer',
  airline: 'Ang airline',
  bookingPage: 'Ang booking page o telepono ng airline',
  clinic: 'Ang klinikang nag-check-up',
  visitToClinic: 'Pagtawag o pagpunta sa klinika',
  whoIsNamed: 'Ang embassy o awtoridad na nakasulat sa dokumento',
  letterOrVisit: 'Sulat, tawag o pagpunta',
}
