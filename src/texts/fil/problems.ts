import type { ProblemTexts } from '../public-problems.ts'

const missing: Readonly<Record<string, string>> = {
  organisation: 'Kailangan ang pangalan ng organisasyon',
  licence: 'Kailangan ang numero ng lisensya',
  authority: 'Kailangan ang awtoridad na nagbigay ng lisensya',
  adminName: 'Kailangan ang pangalan mo',
}

const tooLong: Readonly<Record<string, string>> = {
  organisation: 'Lampas sa 80 karakter ang pangalan ng organisasyon. Paikliin ito.',
  licence: 'Lampas sa 60 karakter ang numero ng lisensya. Paikliin ito.',
  authority: 'Lampas sa 120 karakter ang awtoridad na nagbigay ng lisensya. Paikliin ito.',
  adminName: 'Lampas sa 120 karakter ang pangalan mo. Paikliin ito.',
}

/** What the forms of the public pages say about a wrong answer, in Filipino. */
export const problemTexts: ProblemTexts = {
  'accounts.noEmail': 'Kailangan ang email',
  'accounts.badEmail': 'Ilagay ang tamang email',
  'accounts.noPassword': 'Kailangan ang password',
  'accounts.otherPassword': 'Hindi magkapareho ang password',
  'accounts.shortPassword': 'Hindi dapat bumaba sa 10 karakter ang password',
  'accounts.longPassword': 'Hanggang 128 karakter lang ang password',
  'accounts.noName': 'Kailangan ang pangalan',
  'accounts.longName': 'Hanggang 120 karakter lang ang pangalan',
  'cases.noObjection': 'Sabihin kung ano ang mali.',
  'cases.longText': 'Lampas ito sa 1,000 karakter. Paikliin ito.',
  'cases.noFullName': 'I-type ang pangalan mo gaya ng nasa passport mo.',
  'cases.longFullName': 'Lampas sa 200 karakter ang pangalan. Paikliin ito.',
  'cases.noNumber': 'I-type ang passport number o reference number mo.',
  'cases.longNumber': 'Lampas sa 60 karakter ang numero. Ihambing ito sa dokumento.',
  'cases.noContact': 'I-type ang numero ng telepono o email kung saan ka namin makakausap.',
  'cases.noStory': 'Sabihin kung ano ang nangyari.',
  'cases.noSubject': 'Piliin kung tungkol kanino ang reklamo.',
  'cases.badCountry': 'Pumili ng bansa sa listahan, o iwanang blangko.',
  'cases.noChoice': 'Piliin kung makukuha namin ang reklamo.',
  'cases.longComplaint': 'Lampas sa 4,000 karakter ang reklamo. Paikliin ito.',
  'cases.longContact':
    'Lampas sa 200 karakter ang isinulat mo kung paano ka makakausap. Paikliin ito.',
  'cases.longReport': 'Lampas sa 4,000 karakter ang report. Paikliin ito.',
  'cases.longAddress': 'Lampas sa 500 karakter ang address. Paikliin ito.',
  'cases.noLanguage': 'Pumili ng isa sa mga wika ng site na ito.',
  'cases.noPeriod': 'Piliin kung para sa anong tagal ang sahod.',
  'cases.longEmployer': 'Lampas sa 200 karakter ang employer. Paikliin ito.',
  'cases.noItem': 'Piliin kung para saan ang pera.',
  'cases.noSum': 'Isulat kung magkano ang binayaran mo.',
  'cases.noReceiver': 'Sabihin kung kanino mo ito binayaran.',
  'cases.longReceiver': 'Lampas ito sa 200 karakter. Paikliin ito.',
  'cases.noDay': 'Piliin ang araw na nagbayad ka.',
  'cases.impossibleDay': 'Hindi puwedeng tama ang araw na ito. Tingnan ang taon.',
  'cases.longContractNote': 'Lampas sa 2,000 karakter ang sulat. Paikliin ito.',
  'cases.noProposal': 'Sabihin kung ano ang dapat nandito.',
  'cases.longProposal': 'Lampas ito sa 500 karakter. Paikliin ito.',
  'cases.longContestNote': 'Lampas sa 1,000 karakter ang sulat. Paikliin ito.',
  'lookup.noCode': 'I-type ang access code.',
  'shares.notInList': 'Pumili ng mga dokumento sa listahan.',
  'shares.noPaper': 'Pumili ng kahit isang dokumento.',
  'shares.noPurpose': 'Piliin kung para kanino ang share.',
  'shares.noLabel': 'Bigyan ng pangalan ang share, para makilala mo ulit.',
  'shares.longLabel': 'Lampas sa 80 karakter ang pangalan. Paikliin ito.',
  'shares.badDays': 'Pumili mula 1 hanggang 90 araw.',
  'speech.hidden': 'May marka rito na hindi nakikita. I-type ulit sa halip na i-paste.',
  'speech.marks': 'May marka rito na walang letra, o higit sa dalawa sa isang letra. I-type ulit.',
  'speech.script':
    'Ang “{words}” ay sa sulat na hindi nababasa rito. Gumamit ng mga letrang {scripts}.',
  'speech.mixed':
    'Halo ang letra ng dalawang alpabeto sa “{words}”. Isulat ang bawat salita sa isa.',
  'speech.spaced':
    'May puwang sa pagitan ng mga letra ng salita. Isulat ang bawat salita nang dikit.',
  'speech.long': 'Lampas ito sa {most} karakter. Paikliin ito.',
  'speech.paper': 'Papel na estado lang ang nagbibigay ang “{words}”. Alisin ito.',
  'speech.authority': 'Pangalan ng awtoridad o ng gobyerno ang “{words}”. Alisin ito.',
  'speech.verdict': 'Isang pasya ang “{words}”. Alisin ito.',
  'speech.nameSigns':
    'Walang “{words}” sa pangalan. Letra, espasyo, gitling, kudlit at tuldok lang ang isulat.',
  'speech.nameRegister':
    'Kapag may “{words}”, puwede lang ang pangalan kung nasa rehistro. Piliin ang regulator at isulat ang numero mo roon, o alisin ang “{words}”.',
  'speech.nameStateBody':
    'Sariling tanggapan ng gobyerno ang “{words}”. Isulat ang nakarehistrong pangalan ng agency mo.',
  'speech.nameOffice':
    'Dahil sa “{words}”, mukhang tanggapan ng gobyerno ang pangalan. Isulat ang sarili mong pangalan, gaya ng “Padma Overseas Ltd”.',
  'speech.nameForm':
    'Walang Ltd, (Pvt) Ltd, LLC, W.L.L. o Inc ang “{words}”. Isulat ang nakarehistrong pangalan, o sa dulo ang may-ari: (sole proprietor NAME). O piliin ang regulator na nagrehistro ng pangalan, at isulat ang numero mo roon.',
  'speech.nameGeneral':
    'Puwedeng sa kahit anong bansa ang “{words}”. Idagdag ang salitang sarili ng agency mo.',
  'speech.number':
    'May mga numero at kaunting letra ang isang numero. Isulat ito gaya ng nasa dokumento.',
  'speech.host':
    'May “{words}” ang address na ito, na mukhang sa gobyerno. Isulat ang sarili ninyong address.',
  'speech.regulator':
    'Wala sa listahan ng mga awtoridad ang “{words}”. Pumili sa listahan, o ng bansang hindi alam ng site na ito ang rehistro.',
  'text.longest': 'Lampas ito sa 100,000 karakter. Paikliin ito.',
  'training.badSum': 'Isulat ang halaga sa numero lang, gaya ng 5000 o 5000.50.',
  'training.noMoney': 'Dapat higit sa zero ang halaga, walang minus.',
  'training.largeSum': 'Sobrang laki ng halagang ito. Bilangin ang mga zero.',
  'training.fineSum': 'Mas marami ang numero pagkatapos ng tuldok kaysa sa gamit ng perang ito.',
  'training.noCurrency': 'Piliin ang pera.',
  'organisation.noLine': ({ label = '' }) => missing[label],
  'organisation.longLine': ({ label = '' }) => tooLong[label],
  'organisation.badLicence':
    'Hindi ganito ang numero ng lisensya mula sa {regulator}. Ang tamang anyo: {example}.',
}
