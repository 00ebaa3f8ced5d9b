import { anywhere, type HelpPhone, within as inside, readAt } from './help-origins.schema.ts'

const lookedUpOn = '2026-12-01'

/**
 * The numbers of missions that were read in print on that day: on their own pages, else where they were quoted. Most
 * missions publish theirs where no copy of the page could be read; theirs are left out.
 */
export const missionPhones: Readonly<
  Record<string, Readonly<Record<string, readonly HelpPhone[]>>>
> = {
  IN: {
    SG: [
      readAt(
        anywhere('+6562382538', 'its own page about passports, for emergencies outside its hours'),
        'https://www.hcisingapore.gov.in/pages',
        lookedUpOn,
      ),
    ],
    KW: [
      readAt(
        anywhere('+96522519532', 'its own page about labour, for emergencies'),
        'https://indembkwt.gov.in/Introduction.php',
        lookedUpOn,
      ),
    ],
    BH: [
      readAt(
        anywhere('+97339418071', 'its own pages, as its emergency contact number'),
        'https://www.eoibahrain.gov.in/functions.php',
        lookedUpOn,
      ),
    ],
    AU: [
      readAt(
        anywhere('+61432585493', 'its own press release of June 2024, as its emergency helpline'),
        'https://hcicanberra.gov.in/alert_detail/?alertid=203',
        lookedUpOn,
      ),
    ],
    CA: [
      readAt(
        anywhere('+16137443751', 'GNN, February 2022, as its helpline for Indians in distress'),
        'https://gnn.asia/travelling-to-canada-read-indian-high-commission-advisory-on-anti-mandate-stir',
        lookedUpOn,
      ),
    ],
    AE: [
      readAt(
        inside('AE', '80046342', 'Gulf News, December 2020, for the help centre in Dubai'),
        'https://gulfnews.com/uae/indian-consul-general-in-dubai-to-host-breakfast-for-expatriate-workers-every-month-1.76154675',
        lookedUpOn,
      ),
    ],
    SA: [
      readAt(
        inside('SA', '8002471234', 'CIMS Kerala, 2018, from a meeting with the ambassador'),
        'http://cimskerala.org/newsdetails.php?newsid=572',
        lookedUpOn,
      ),
    ],
  },
  PH: {
    AE: [
      readAt(
        anywhere('+97142207100', 'Khaleej Times, August 2023, for the consulate in Dubai'),
        'https://www.khaleejtimes.com/life-and-living/uae-philippine-embassy-consulate-to-be-closed-for-2-mondays',
        lookedUpOn,
      ),
    ],
    KW: [
      readAt(
        anywhere('+96565002612', 'ABS-CBN, August 2020, for its unit that assists nationals'),
        'https://news.abs-cbn.com/overseas/08/18/20/ph-embassy-in-kuwait-suspends-operations-as-employees-get-sick-with-covid-19',
        lookedUpOn,
      ),
    ],
  },
  ID: {
    KW: [
      readAt(
        anywhere('+96597206060', 'Dwipa News, January 2020, as its hotline'),
        'https://www.dwipanews.com/2020/01/wni-di-kuwait-diminta-waspadai-perkembangan-situasi',
        lookedUpOn,
      ),
    ],
    BH: [
      readAt(
        anywhere('+97338791650', 'Tribun, January 2020, as its hotline'),
        'https://m.tribunnews.com/nasional/2020/01/09/imbau-wni-di-iran-irak-waspada-kini-menlu-pantau-keamanan-timur-tengah-sebelum-jokowi-berkunjung',
        lookedUpOn,
      ),
    ],
    SA: [
      readAt(
        anywhere('+966569173990', 'Safe Travel of the ministry, March 2020, for emergencies'),
        'https://safetravel.kemlu.go.id/appeal/2/336',
        lookedUpOn,
      ),
    ],
  },
  NP: {
    AE: [
      readAt(
        anywhere('+97126344385', 'Kchha Khabar, March 2020, for urgent matters'),
        'https://kchhakhabar.com/?p=11458',
        lookedUpOn,
      ),
    ],
  },
}
