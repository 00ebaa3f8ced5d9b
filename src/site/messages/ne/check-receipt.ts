import { letterheadWords } from '#messages/ne/letterhead'
import type { Words } from '../words.ts'

/** What was compared, when, and what that came to (H4), in Nepali as in English. */
export const checkReceiptWords: Words['checkReceipt'] = {
  ...letterheadWords,
  title: 'दाँजेको रसिद',
  keepTitle: 'यो जवाफ राख्नुहोस्',
  keepLead: 'नम्बर, मिति र यो जवाफ भएको छाप्ने पेज। नम्बर हुने जसले पनि यहाँ फेरि पढ्न सक्छ।',
  keep: 'रसिद बनाउनुहोस्',
  error: 'रसिद बनेन',
  number: 'नम्बर',
  at: 'मिति र समय',
  compared: 'के दाँजियो',
  comparisons: {
    file: 'फाइलका बाइट',
    copy: 'यो साइटले देखाएको छापसहितको कपी',
    reference: 'रेफरेन्स',
    share: 'केही पनि होइन: उम्मेदवारले सेयर गरेका कागज खोलिए',
  },
  sha256: 'फाइलको डिजिटल चिह्न (SHA-256)',
  reference: 'रेफरेन्स',
  answer: 'त्यतिबेलाको जवाफ',
  shown: (organisation) =>
    `उम्मेदवारले ${organisation} सँग रहेका कागजका कपी सेयर गरे। ती यो वेबसाइटमा खोलिए।`,
  shownPapers: 'देखाइएका कागज',
  heldSince: (paper, date) => `“${paper}” को कपी, ${date} देखि हामीसँग छ`,
  noPapers: 'कागज छैन',
  purpose: 'कसका लागि सेयर',
  label: 'उम्मेदवारले सेयरलाई दिएको नाम',
  issuedAs: 'यो नामबाट दिइएको',
  since: 'त्यसपछि के बदलियो',
  nothingSince: 'हामीलाई थाहा भएसम्म केही बदलिएको छैन।',
  ours: 'यो रसिद हाम्रो हो',
  oursChanged: 'यो रसिद हाम्रो हो, तर त्यसपछि केही बदलिएको छ',
  superseded: (organisation, date) =>
    `${date} देखि पुरानो भयो: ${organisation} सँग अब नयाँ स्क्यान छ। नयाँ माग्नुहोस्।`,
  withdrawn: (organisation, date) =>
    `${date} देखि हटाइयो: यो रसिदमा भनिएको कागज ${organisation} ले अब देखाउँदैन।`,
  limits: 'यो रसिदले के भन्दैन',
  limitsText:
    'के दाँजियो र कहिले दाँजियो, यसले त्यति मात्र भन्छ। कागज कुनै निकायले दिएको हो कि होइन, र अझै चल्छ कि चल्दैन, त्यही निकायले मात्र भन्न सक्छ।',
  readAt: (address) =>
    `यो रसिद जसले पनि ${address} मा फेरि पढ्न सक्छ। त्यसपछि के बदलियो, त्यो पनि त्यहाँ लेखिएको हुन्छ।`,
  qrOf: (address) => `${address} को QR कोड`,
  proof: 'हाम्रो लगबाट प्रमाण लिनुहोस्',
  proofLead: 'यो रसिद हाम्रो लगमा लेखिएको थियो भन्ने यसले देखाउँछ। रसिद बनेको एक सेकेन्डपछि तयार हुन्छ।',
  back: 'अर्को कागज दाँज्नुहोस्',
  backToShare: 'सेयर गरिएका कागजमा फर्कनुहोस्',
  look: 'दाँजेको रसिद हेर्नुहोस्',
  unknownTitle: 'यस्तो रसिद छैन',
  mistyped: 'यो नम्बरको एउटा अक्षर गलत छ। आफ्नो रसिदसँग दाँज्नुहोस्।',
  unknown:
    'यो नम्बरको रसिद हामीसँग छैन। यसमा भनिएको कागज हामीले सधैँका लागि हटाएको हुन सक्छ। हाम्रो भनेर तपाईंलाई देखाइएको हो भने हामीलाई सोध्नुहोस्।',
}
