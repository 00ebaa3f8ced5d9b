/** What is refused on public pages, in Filipino. */
export const refusalTexts = {
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
  'case.open_already': 'Nasabi mo na ito sa amin. Tingnan ang “Ang sinabi mo sa amin”.',
  'case.not_taken_back': 'Hindi ito mababawi, o nabawi mo na. Tingnan ang “Ang sinabi mo sa amin”.',
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
  'account.agency_closes':
    'Magsasara na ang agency na ito, kaya hindi na makakagawa ng bagong account.',
  'class.not_found': 'Walang ganitong klase.',
  'class.not_open': 'Hindi mapipili ang klaseng ito ngayon. Tingnan ang mga bukas na klase.',
  'class.selected_already': 'Napili mo na ang klaseng ito.',
  'class.not_selected': 'Wala, o wala na, sa listahan mo ang klaseng ito.',
  'class.begun':
    'Nagsimula na ang klaseng ito, kaya hindi ka makakaalis dito. Magtanong sa agency.',
  'contract.changed_meanwhile':
    'Nagbago ang mga kondisyon ng kontrata. I-reload ang page at tingnan ulit.',
  'case.nothing_said':
    'Maglagay ng litrato ng kontrata, o sabihin ang nakasulat dito: ang sahod, ang employer o iba pa.',
  'contract.no_terms': 'Walang kondisyon ng kontrata sa file na ito.',
  'message.not_found': 'Walang ganitong message.',
  'case.day_ahead': 'Hindi pa dumarating ang araw na ito. Piliin ang araw na nagbayad ka.',
  'case.too_many':
    'Hindi ka na makakapagdagdag dito. Walang nawala. Makipag-usap sa opisina namin.',
  'ledger.not_found': 'Walang ganitong tala.',
  'account.provider_taken':
    'May ibang account na nagsa-sign in sa ganitong paraan. Idiskonekta muna roon.',
  'account.only_way_in':
    'Ito lang ang paraan para makapasok sa account mo. Pumili muna ng password o magdagdag ng passkey, saka ito idiskonekta.',
  'session.not_recent':
    'Mahigit 5 minuto na mula nang mag-sign in ka. Mag-sign out, mag-sign in ulit, at gawin ito agad.',
  'session.wrong_credentials': 'Mali ang email o ang password. I-check ang dalawa at subukan ulit.',
  'session.second_factor_required':
    'May ikalawang hakbang ang account na ito. Ilagay rin ang code mula sa authenticator app mo.',
  'session.wrong_code': 'Mali ang code na ito o nagamit na. Hintayin ang susunod at subukan ulit.',
  'session.step_ended': 'Masyadong matagal ito. Mag-sign in ulit mula sa simula.',
  'session.provider_failed':
    'Hindi gumana ang pag-sign in sa ibang serbisyo. Subukan ulit, o gamitin ang password mo.',
  'service.busy':
    'Sobrang dami ang ipinapadala o ipinapakita ngayon. Subukan ulit makalipas ang ilang segundo.',
  'account.mail_not_sent':
    'Hindi tinanggap ng mail server ang email, kaya walang naipadala. Subukan ulit makalipas ang ilang minuto.',
  'session.provider_unreachable':
    'Hindi sumasagot ang ibang serbisyo. Subukan ulit makalipas ang isang minuto, o gamitin ang password mo.',
  'session.provider_other_person':
    'Ibang tao ang naka-sign in doon. Mag-sign in gamit ang account na nakakonekta rito.',
  'session.provider_not_again':
    'Hindi hiningi ulit ng ibang serbisyo ang password mo. Mag-sign out, mag-sign in ulit, at gawin ito agad.',
  'session.provider_unconfirmed':
    'Hindi sinasabi ng ibang serbisyo na sa iyo ang email na ito. Kumpirmahin doon, o gamitin ang password mo.',
  'session.provider_email':
    'Walang ibinigay na email ang ibang serbisyo na magagamit dito. Itama ito roon, o gamitin ang password mo.',
  'session.provider_not_connected':
    'Hindi mo pa naikokonekta ang ibang serbisyo sa account mo. Mag-sign in gamit ang password mo, saka ito ikonekta sa account mo.',
  'session.passkey_refused':
    'Hindi tinanggap ang passkey. Subukan ulit, o gamitin ang password mo.',
  'account.email_unconfirmed':
    'May account na may ganitong email, pero hindi nakumpirma ang email kailanman. Mag-sign in gamit ang password nito at kumpirmahin, o humingi ng bagong password.',
  'account.link_ended':
    'Hindi na gumagana ang link na ito. Isang beses lang ito gumagana, at hindi matagal. Humingi ng bago.',
  'account.wrong_password': 'Hindi ito ang password mo. I-check at subukan ulit.',
  'account.password_weak':
    'Madaling hulaan ang password na ito. Gumamit ng ilang salitang ikaw lang ang magsasama-sama. Huwag gamitin ang pangalan mo o ng organisasyon.',
  'passkey.not_found': 'Wala kang ganitong passkey.',
  'account.second_factor_missing': 'Hindi naka-on ang ikalawang hakbang. I-on muna ito.',
  'account.second_factor_on': 'Naka-on na ang ikalawang hakbang. I-off muna ito.',
  'account.email_taken':
    'Hindi magagamit ang email na ito para sa bagong account. Mag-sign in na lang, o gumamit ng ibang email.',
  'setup.already_done': 'Naka-set up na ang site na ito. Mag-sign in na lang.',
  'setup.wrong_link':
    'Hindi na gumagana ang set-up link na ito. Simulan ulit ang Candor at gamitin ang link na ipi-print nito.',
  'setup.required':
    'Hindi pa naka-set up ang site na ito. Buksan ang set-up link na ipinakita ng server noong magsimula ito.',
  'organisation.claims_authority':
    'Parang gobyerno o serbisyo nito ang pangalang ito. Gamitin ang nakarehistrong pangalan ng agency mo.',
  'organisation.kept_too_short':
    'Hinihingi ng batas ng bansa mo na mas matagal itong itago. Piliin ang panahong hinihingi nito, o mas matagal pa.',
  'document.unsupported':
    'Hindi JPEG, PNG, WebP, HEIC, TIFF, BMP o PDF ang file na ito. Kunan ng litrato ang dokumento o i-save bilang PDF.',
  'document.locked':
    'May password ang PDF na ito. Buksan mo gamit ang password, i-print sa bagong PDF, at iyon ang ipadala.',
  'document.too_large':
    'Mas malaki sa 15 MiB ang file na ito. Kunan ng litrato sa mas mababang resolution o i-scan ulit.',
  'document.too_many_pixels':
    'May pahina ang file na ito na lampas sa 60 megapixel. I-scan sa mas mababang resolution.',
  'document.active_content':
    'Hindi lang pahina ang laman ng PDF na ito: may script, nakakabit na file o mga aksyon. I-print sa bagong PDF, o kunan ng litrato ang dokumento.',
  'document.too_many_pages':
    'Lampas sa 20 pahina ang file na ito. Iwan lang ang mga pahina ng dokumentong ito.',
  'document.damaged':
    'Sira ang file na ito, o nakasulat sa paraang hindi maipapakita rito. Buksan mo, i-save ulit at subukan ulit.',
  'document.empty': 'Walang dumating na file. Piliin ulit ang file.',
  'viewing.ended': 'Sarado na ang file na ito. Buksan ulit gamit ang numero at ang access code.',
  'share.outside_viewing':
    'Binuksan ang file mo para sa ilang dokumento lang. Buksan ang buong file para i-share ang iba.',
}
