/** The server's refusals that public pages and the dashboard share, in Filipino. */
export const sharedRefusals = {
  'request.invalid': 'May mali sa ipinadala. Itama ang mga nakasaad at ipadala ulit.',
  'request.unreadable': 'Hindi nabasa ang ipinadala. Ipadala ang form kung paano ito nasa page.',
  'request.too_large': 'Masyadong malaki ang ipinadala. Bawasan ang ipapadala sa isang beses.',
  'request.opened_for_other':
    'Maaaring may ibang file o account na binuksan sa browser na ito mula noon. Walang nabago. Buksan ulit ang sa iyo.',
  'request.foreign_origin':
    'Galing ito sa ibang website kaya hindi tinanggap. Buksan ang page dito at subukan ulit.',
  'request.too_many': 'Sobrang dami na ng pagsubok. Maghintay ayon sa sinabi, saka subukan ulit.',
  'route.not_found':
    'Walang laman ang address na ito. I-check ang address, o magsimula sa unang page.',
  'route.method_not_allowed': 'Hindi ito tinatanggap ng address na ito. Magsimula sa unang page.',
  'service.unavailable':
    'Hindi makasagot ang website na ito ngayon. Subukan ulit makalipas ang isang minuto.',
  'service.database_unavailable':
    'Hindi mabasa ng website na ito ang mga record nito ngayon. Walang nabago sa file. Subukan ulit makalipas ang isang minuto.',
  'service.storage_unavailable':
    'Hindi mabuksan ng website na ito ang mga larawan at dokumento ngayon. Subukan ulit makalipas ang isang minuto.',
  'service.no_room':
    'Puno na ang website na ito, kaya walang mai-save. Walang nabago. Sabihin sa agency.',
  'service.outcome_unknown':
    'Naputol ang koneksyon sa mga record habang sine-save ito. Baka na-save na. Tingnan muna bago subukan ulit.',
  'session.required': 'Mag-sign in muna.',
  'session.forbidden':
    'Hindi ito puwedeng gawin ng account mo. Magtanong sa admin ng organisasyon mo.',
  'session.second_factor_owed':
    'Hinihingi ng organisasyon mo sa staff ang ikalawang hakbang. I-on ito sa account mo, saka magpatuloy.',
  'session.confirm_required':
    'Ilagay ulit ang password mo. Mahigit 5 minuto na mula nang huling ilagay.',
  'lookup.no_data_found': 'Walang nakita (No Data Found)',
  'share.not_shareable':
    'Isa sa mga dokumentong ito ang hindi puwede sa share na ito. Alisin iyon at subukan ulit.',
  'share.not_on_file':
    'Wala sa file mo ang isa sa mga dokumentong ito. Alisin iyon at subukan ulit.',
  'share.too_many': 'May 20 bukas na share na ang file na ito. Itigil ang hindi na kailangan.',
  'consent.no_sharing':
    'Hindi pumapayag ang aplikante na ipakita sa iba ang mga dokumento. Mababago iyon ng aplikante sa page na “Ang pinapayagan mo”.',
  'consent.other_words':
    'Nagbago na ang nakasulat mula nang basahin mo. Basahin ulit, saka sumagot.',
  'share.not_found': 'Walang ganitong share.',
  'account.not_a_person': 'Para lang ito sa mga taong naka-sign in.',
  'document.not_found': 'Walang ganitong dokumento.',
  'document.file_corrupt':
    'Sira ang file na ito sa pinagtataguan ng agency ng mga file nito, kaya hindi ito maipapakita. Sabihin sa agency.',
  'document.file_missing':
    'Wala ang file na ito sa pinagtataguan ng agency ng mga file nito, kaya hindi ito maipapakita. Sabihin sa agency.',
  'receipt.unconfirmed': 'Hindi namin makumpirma ang resibong ito. Magtanong sa amin tungkol dito.',
  'receipt.not_found':
    'Wala kaming resibo na may ganitong numero. Ihambing ang bawat letra at numero sa resibo mo.',
  'own_data.wrong_code':
    'Hindi gumagana ang code na ito. Isang beses lang gumagana ang code, sa loob ng 15 minuto. Humingi ng bago kung mas luma ang sa iyo.',
  'own_data.too_many_codes':
    'Tatlong code na ang hiningi mo sa loob ng isang oras. Gamitin ang pinakabago, o maghintay ng isang oras.',
  'case.not_in_file': 'Hindi ito ipinapakita ng file mo. Buksan ulit at piliin kung ano ang mali.',
  'case.open_already': 'Sinabi mo na sa amin na mali ito. Hindi pa kami sumasagot.',
  'case.said_twice':
    'Dalawang beses na namin itong sinagot. Kausapin kami, o mag-report ng problema.',
  'case.not_found': 'Wala kaming anuman sa numerong ito. Ikumpara ang bawat letra at numero.',
  'case.not_the_same': 'Hindi ito ang isinulat sa numerong ito.',
  'case.not_answered': 'Naghihintay pa ito ng unang sagot. Buksan ulit ang page at tingnan.',
  'attestation.no_address':
    'Walang pampublikong address sa https ang site na ito, kaya walang makakapag-check ng attestation nito.',
  'attestation.not_shareable':
    'Sa aplikante lang ipinapakita ang dokumentong ito: walang attestation nito.',
  'attestation.not_on_file': 'Wala sa nakabukas na file ang dokumentong ito. Pumili ng nandoon.',
  'attestation.contested': 'May nagsabing mali ito ngayon. Hintayin ang sagot, saka subukan ulit.',
  'attestation.name_unfit':
    'Hindi mailalagay sa attestation ang pangalang ito. Kumuha ng walang pangalan, o ipasulat ito sa agency sa letrang Latin, gaya ng nasa pasaporte.',
  'attestation.no_key':
    'Walang ganitong key. Gamitin ang candor keys list para makita ang mga ito.',
  'attestation.revoked_ahead': 'Itinitigil ang key mula ngayon o mula sa naunang oras.',
  'attestation.key_unavailable':
    'Hindi makakapagbigay ng attestation ngayon. Magtanong sa agency, o subukan ulit mamaya.',
  'attestation.key_in_file':
    'Galing sa file ang key para sa mga attestation. Maglagay ng bagong key sa file at simulan ulit ang Candor.',
  'attestation.key_ended':
    'Hindi na gumagana ang key sa CANDOR_ATTESTATION_KEY_FILE: may sumunod na ibang key, itinigil ito, o natapos ito nang ibalik ang backup. Maglagay ng bagong key sa file at simulan ulit ang Candor.',
  'attestation.key_missing':
    'Galing ang huling key para sa mga attestation sa file na hindi nakasaad dito. Itakda ang CANDOR_ATTESTATION_KEY_FILE, o gamitin ang candor keys rotate --in-database.',
  'receipt.no_attestation':
    'Hindi ito attestation o file ng resibo. Piliin ang file gaya ng natanggap mo.',
  'receipt.no_payment': 'Hindi ito numero at check value ng resibo namin. Ihambing sa resibo mo.',
  'receipt.no_reference':
    'Hindi namin ito reference. Nagsisimula ang sa amin sa CR- at may walo pang letra at numero.',
  'access_code.not_current':
    'Hindi ito ang access code na nagbubukas ng file mo ngayon. Tingnan ang bawat letra at numero.',
  'access_code.not_proposed':
    'Hindi ito ang code na ipinakita namin sa iyo. Tingnan ang isinulat mo, o magsimula ulit. Gumagana pa ang luma mong code.',
  'api_key.scope_missing':
    'Hinihingi rito muli ang password ng tao, kaya API key lamang na ginawa para rito ang makagagawa nito. Mag-sign in, o gamitin ang ganoong key.',
} as const
