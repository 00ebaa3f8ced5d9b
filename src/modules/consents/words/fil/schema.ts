import type { ConsentWords } from '../purposes/schema.ts'

export const filipino: ConsentWords = {
  keeping: {
    title: 'Pagtatago ng iyong file',
    asked:
      'Maaari ba naming itago ang iyong mga detalye at mga kopya ng iyong mga papel, para makapagtrabaho kami para sa iyo?',
    without:
      'Kung hindi ang sagot mo, hindi na kami magdadagdag ng papel mula ngayon. Pagkatapos ng 30 araw, aalisin namin ang hindi kailangang itago. Hanggang doon, mabubuksan mo ang iyong file at madadala mo ang lahat.',
  },
  sharing: {
    title: 'Pagpapakita ng mga papel sa iba',
    asked:
      'Maaari bang ipakita sa iba, gaya ng employer, ang mga papel sa iyong file? Ikaw ang pipili bawat beses kung aling papel at kanino.',
    without:
      'Kung hindi ang sagot mo, matatapos na ngayon ang lahat ng share mo, at walang makakagawa ng bago. Mabubuksan mo pa rin ang iyong file.',
  },
  asking: {
    title: 'Pagtatanong sa mga awtoridad',
    asked:
      'Maaari bang magtanong ang aming staff sa mga awtoridad tungkol sa iyong mga papel, gamit ang pangalan mo at ang mga numero sa mga papel?',
    without:
      'Kung hindi ang sagot mo, hindi na magtatanong ang aming staff mula ngayon. Mananatili sa tabi ng iyong mga papel ang mga sagot na nasa amin na.',
  },
  messages: {
    title: 'Mga mensahe sa iyo',
    asked: 'Maaari ba kaming sumulat sa iyo tungkol sa iyong file, sa telepono o sa email?',
    without:
      'Kung hindi ang sagot mo, hindi na kami magpapadala ng mensahe mula ngayon. Sasabihin pa rin namin kapag pinalitan ang iyong access code o kinopya ang lahat ng iyong data.',
  },
  handover: {
    title: 'Paglilipat ng iyong file',
    asked:
      'Magsasara ang aming ahensya. Maaari ba naming ibigay ang iyong mga detalye at papel sa ahensyang nakasulat sa aming site na papalit sa amin?',
    without:
      'Kung hindi ang sagot mo, o hindi ka sumagot, hindi namin ililipat ang mga ito. Buburahin namin ang mga ito pagkatapos ng aming huling araw. Hanggang doon, mabubuksan mo ang iyong file at mada-download mo ang lahat.',
  },
}
