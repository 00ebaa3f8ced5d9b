import type { Words } from '../words.ts'
import { home as homeWords } from './agency.ts'

export const legalWords: Words['legal'] = {
  pages: {
    copyright: {
      title: 'Tungkol sa copyright',
      text: ({ legalName }) => `
Ang mga text at larawan ng website na ito ay sa ${legalName}, maliban kung iba ang nakasulat sa tabi ng mga ito.

## Mga kopya ng dokumento

Hindi nagiging amin ang scan ng dokumento dahil lang hawak namin ito. Sa taong binigyan nito ang dokumento. Sa nagbigay nito ang ayos at disenyo.

Nasa bawat larawan ng dokumento ang pangalan namin at ang nakasulat na hindi ito dokumento ng gobyerno. Pakiusap, huwag alisin ang mga ito.

## Ang puwede mong gawin

Puwede kang mag-link sa bawat pampublikong page. Puwede mong i-print ang kailangan mo para maintindihan ang sarili mong file.

Hindi mo puwedeng kopyahin ang website na ito, o bahagi nito, sa ibang address gamit ang pangalan namin.

## Ang software

Candor ang nagpapatakbo sa website na ito. Malayang software ito sa ilalim ng GNU Affero General Public License, version 3 o mas bago.
`,
    },
    privacy: {
      title: 'Tungkol sa privacy',
      text: ({ legalName, details, ...offered }) => `
Ang ${legalName} ang nagpapatakbo ng website na ito. Ito ang may pananagutan sa impormasyong hawak nito.

## Ang hawak namin

Hawak namin ang mga detalyeng ito tungkol sa iyo, kung alam namin: ${details}. Hawak namin ang mga kopya ng dokumentong ibinigay mo o natanggap namin para sa iyo.

Hawak din namin ang nakasulat sa kontrata mo, ang mga ibinayad, at kung aling orihinal ang nasa opisina namin. Hawak din namin ang mga message namin sa iyo, ang sinabi o pinayagan mo, at ang mga note ng staff namin.

Hawak namin ang lahat ng ito para maiayos ang trabaho mo sa ibang bansa, gaya ng hiniling mo. Nasa nakabukas mong file kung hanggang kailan.

## Sino ang nakakakita nito

Nakikita mo ito, gamit ang numero mo at ang access code mo. Nakikita ito ng staff namin kung kailangan sa trabaho nila.

Wala nang ibang nakakakita nito rito, maliban kung ikaw mismo ang mag-share ng bahagi nito. Nakikita mo ang bawat beses na may nagbukas ng share, at puwede mo itong itigil.

Ikaw lang ang nakakakita ng pasaporte, medical form, dokumento ng fingerprint at police clearance.

Puwedeng magtanong ang staff namin sa awtoridad o employer tungkol sa dokumento. Puwede kang tumanggi rito sa nakabukas mong file.

## Ang itinatala ng website na ito

Itinatala namin kung kailan binuksan ang file, para makita mo at namin kung may maling paggamit. Sandali naming binibilang ang mga pagsubok mula sa isang network address, para pigilan ang panghuhula.

May cookies ang website na ito para lang panatilihing bukas ang file, panatilihin kang naka-sign in at tandaan ang mga pinili mo. May isang cookie na nakakakilala sa browser na ginamit mo na sa pag-sign in. Walang advertising at walang pagbilang ng mga bisita.

## Ang mga karapatan mo

Nasa nakabukas mong file ang “${offered.download}”, “${offered.wrong}”, “${offered.consents}” at “${offered.leave}”. Puwede ka ring sumulat o pumunta sa opisina namin, at ipabura ang file mo.
`,
    },
    disclaimer: {
      title: 'Hindi kami gobyerno',
      text: ({ organisation, licence, authority, isReviewed }) => {
        const lookUp = isReviewed ? homeWords.lookUpText : homeWords.lookUpByOwnAccount
        return `
Ang ${organisation} ay pribadong recruitment agency. Hindi ito gobyerno, at walang gobyerno ang nagpapatakbo ng website na ito.

${lookUp(licence, authority)} Ang lisensya ay pahintulot sa agency na mag-recruit, at wala nang iba.

## Ang masasabi namin sa iyo

Masasabi namin kung ang dokumento ay pareho sa kopyang hawak namin, at mula kailan namin ito hawak.

## Ang hindi namin masasabi sa iyo

Hindi namin masasabi kung awtoridad ang nagbigay ng dokumento, o kung may bisa pa ito. Ang awtoridad lang na iyon ang nakakaalam.

Sa tabi ng bawat dokumento, nakasulat kung saan magtatanong. Hindi amin ang mga website na iyon, at hindi kami ang sumasagot para sa mga iyon.

## Ang hindi namin ginagawa kailanman

Hindi kami nagbibigay ng visa o permit. Hindi kami humihingi ng pera para ipakita o “i-release” ang dokumento.
`
      },
    },
    accessibility: {
      title: 'Para magamit ng lahat',
      text: ({ organisation }) => `
Gusto ng ${organisation} na magamit ng lahat ang website na ito.

## Ang maaasahan mo

Gumagana ang mga page nang walang script, gamit ang keyboard lang, gamit ang screen reader, at sa maliit na phone na mabagal ang internet.

Puwede mong palakihin ang mga ito nang apat na beses. Puwede kang pumili ng madilim o maliwanag na hitsura sa menu.

Ang sinusunod naming layunin ay ang Web Content Accessibility Guidelines 2.2, level AA.

## Ang hindi maayos na gumagana

Larawan ang mga dokumento, kaya hindi mababasa nang malakas ng screen reader. Sabihin sa amin, at babasahin namin ito sa iyo o ipapadala namin ang text nito.

## Sabihin sa amin

May hindi gumagana para sa iyo? Gamitin ang “Mag-report ng problema” sa ibaba ng bawat page. Sabihin kung aling page iyon at ano ang gamit mo.
`,
    },
    'your-information': {
      title: 'Impormasyon mo',
      text: ({ organisation, trashDays, wrong, leave }) => `
Sinasabi ng page na ito sa mga aplikante ng ${organisation} kung ano ang nangyayari sa file nila.

## Paano ito nagsisimula

Ipinapasok ng staff namin ang mga detalye at dokumento mo. Makikita mo ang mga ito rito kapag binuksan na ng staff namin ang file para sa iyo.

Pagkatapos, bibigyan ka ng slip na may access code mo. Ingatan mo itong parang susi.

## Paano ito makikita

Buksan ang “Tingnan ang file mo”. I-type ang passport number o reference number mo, at ang access code.

Bukas ang file nang 15 minuto. Isara ito kapag phone ng iba ang gamit mo.

## Paano ito ipatama

May mali o kulang? Piliin ang “${wrong}” sa tabi nito sa nakabukas mong file, o sabihin sa amin sa opisina o sa telepono. Itinatabi namin ang naunang bersyon ng dokumento, para walang mawala.

## Paano ito i-share

Sa nakabukas mong file, pumili kung aling dokumento ang puwedeng makita ng employer o bangko, at hanggang kailan. Puwede mong itigil ang share kahit kailan.

## Paano ito tapusin

Piliin ang “${leave}” sa nakabukas mong file. Pagkatapos ng 30 araw, aalisin namin ang hindi namin kailangang itabi. Mas matagal na itinatabi ang mga kontrata at ang sinabi tungkol sa pera.

Puwede mo ring ipabura sa amin ang file mo. Itatago ito agad at tuluyang buburahin makalipas ang ${trashDays} araw, pero hindi bago maibalik sa iyo ang mga orihinal mo.

Nawala ang slip mo, o may nakakita ng code mo? Humingi sa amin ng bagong code. Hindi na gagana ang luma.
`,
    },
  },
  description: (title, organisation) =>
    `${title}: ${organisation}, isang pribadong recruitment agency at hindi gobyerno.`,
}
