/**
 * The advice of the official checks (H5), in Filipino. Authorities and services keep the names
 * that stand on their own pages.
 */
export const adviceSentences: Readonly<Record<string, string>> = {
  'Rely only on what this service itself answers, on a device of your own.':
    'Maniwala lang sa sagot ng serbisyong ito mismo, sa sarili mong phone o computer.',
  'Give the name, the job and the date in the letter.':
    'Sabihin ang pangalan, trabaho at petsang nasa sulat.',
  'Give the name, the job, the wage and the date in the contract.':
    'Sabihin ang pangalan, trabaho, sahod at petsang nasa kontrata.',
  'Keep your own copy. If you are given another contract later, compare each line before you sign.':
    'Magtabi ng sarili mong kopya. Kung bigyan ka ng ibang kontrata, ihambing ang bawat linya bago ka pumirma.',
  'Call the employer on a phone number from its own website. Do not use a number from the letter.':
    'Tawagan ang employer sa numerong nasa sarili nitong website. Huwag gamitin ang numerong nasa sulat.',
  'Enter the booking reference and the family name.':
    'Ilagay ang booking reference at ang apelyido.',
  'Open the airline’s own website yourself, or call it. A printed ticket alone shows little.':
    'Buksan mo mismo ang sariling website ng airline, o tawagan ito. Kaunti lang ang nasasabi ng naka-print na ticket.',
  'Give the number and the date of the medical form.':
    'Sabihin ang numero at petsa ng medical form.',
  'Ask the clinic by a telephone number that you found yourself. Only the candidate may ask.':
    'Tanungin ang klinika sa numero ng teleponong ikaw mismo ang nakakita. Ang aplikante lang ang puwedeng magtanong.',
  'Give the number and the date printed on the paper.':
    'Sabihin ang numero at petsang nakasulat sa dokumento.',
  'Ask the embassy or authority named on the paper. Use an address that you found yourself, not one from the paper.':
    'Tanungin ang embassy o awtoridad na nakasulat sa dokumento. Gamitin ang address na ikaw mismo ang nakakita, hindi ang nasa dokumento.',
  'Enter the passport number, date of birth, country of passport and the grant or transaction number.':
    'Ilagay ang passport number, petsa ng kapanganakan, bansa ng passport at ang grant o transaction number.',
  'Sign in to the account that made the application, or import it with its transaction reference number.':
    'Mag-sign in sa account na gumawa ng application, o i-import ito gamit ang transaction reference number.',
  'Enter the application number or UCI, the family name, date of birth and place of birth.':
    'Ilagay ang application number o UCI, apelyido, petsa ng kapanganakan at lugar ng kapanganakan.',
  'Look for the name and address of the employer in the list for that quarter.':
    'Hanapin ang pangalan at address ng employer sa listahan ng tatlong buwang iyon.',
  'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.':
    'Walang pinatutunayan kung wala ang pangalan, dahil ilang buwan bago lumabas ang listahan. Tanungin din ang employer.',
  'Enter the share code that the candidate made there, and the date of birth.':
    'Ilagay ang share code na ginawa roon ng aplikante, at ang petsa ng kapanganakan.',
  'Sign in with your UKVI account, or enter your permit number and date of birth.':
    'Mag-sign in gamit ang UKVI account mo, o ilagay ang permit number at petsa ng kapanganakan mo.',
  'Search the site for the service. Then enter the passport details and the visa or application number.':
    'Hanapin sa site ang serbisyo. Saka ilagay ang mga detalye ng passport at ang visa o application number.',
  'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.':
    'Hanapin ang page para sa pagtatanong. Saka ilagay ang numero sa card o certificate at kung kailan ito mag-e-expire.',
  'Enter the passport number, the name in English letters and the date of birth.':
    'Ilagay ang passport number, ang pangalan sa letrang Ingles at ang petsa ng kapanganakan.',
  'Enter the registration number and the issue date printed on the residence card.':
    'Ilagay ang registration number at ang petsa ng pagbigay na nakasulat sa residence card.',
  'Enter the passport number and nationality, or the application number on the paper.':
    'Ilagay ang passport number at nasyonalidad, o ang application number sa dokumento.',
  'Enter the visa or application number and the passport number.':
    'Ilagay ang visa o application number at ang passport number.',
  'Enter the passport number, its expiry date and the nationality, or the file number.':
    'Ilagay ang passport number, kung kailan ito mag-e-expire at ang nasyonalidad, o ang file number.',
  'Enter the transaction number on the permit or offer, and the company’s number.':
    'Ilagay ang transaction number sa permit o offer, at ang numero ng kumpanya.',
  'Enter the visa number, or the passport number and nationality.':
    'Ilagay ang visa number, o ang passport number at nasyonalidad.',
  'Enter the reference number on the certificate and the passport number.':
    'Ilagay ang reference number sa certificate at ang passport number.',
  'Enter the passport number, or the number on the clearance card.':
    'Ilagay ang passport number, o ang numero sa clearance card.',
  'Enter the civil or residence number, or the permit number on the paper.':
    'Ilagay ang civil o residence number, o ang permit number sa dokumento.',
  'Enter the CPR number, or the passport number and nationality.':
    'Ilagay ang CPR number, o ang passport number at nasyonalidad.',
  'Enter the work pass or application number, or the passport number and date of birth.':
    'Ilagay ang work pass o application number, o ang passport number at petsa ng kapanganakan.',
  'A visa for Italy is stuck into the passport by an embassy. Ask that embassy about a paper.':
    'Ang visa para sa Italy ay idinidikit ng embassy sa passport. Tanungin ang embassy na iyon tungkol sa dokumento.',
  'Enter the number on the receipt, or the file number.':
    'Ilagay ang numero sa resibo, o ang file number.',
  'Write to the office that is named on the paper, with its number and date.':
    'Sumulat sa opisinang nakasulat sa dokumento, kasama ang numero at petsa nito.',
  'Enter the passport number, or the labour approval number on the paper.':
    'Ilagay ang passport number, o ang labour approval number sa dokumento.',
  'Look for the agency and the employer in the lists.':
    'Hanapin ang agency at ang employer sa mga listahan.',
  'A name in a list says nothing about one paper. Ask the department about that.':
    'Walang sinasabi ang pangalan sa listahan tungkol sa isang dokumento. Tanungin ang departamento tungkol doon.',
  'Enter the file number on the paper and the date of birth.':
    'Ilagay ang file number sa dokumento at ang petsa ng kapanganakan.',
  'The employer': 'Ang employer',
  'A telephone call to the employer': 'Tawag sa employer',
  'The airline': 'Ang airline',
  'The booking page or telephone line of the airline': 'Ang booking page o telepono ng airline',
  'The clinic that made the examination': 'Ang klinikang nag-check-up',
  'A telephone call or visit to the clinic': 'Pagtawag o pagpunta sa klinika',
  'The embassy or authority named on the paper':
    'Ang embassy o awtoridad na nakasulat sa dokumento',
  'A letter, call or visit': 'Sulat, tawag o pagpunta',
}
