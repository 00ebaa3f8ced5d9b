/** What the server refuses on the public pages and in the dashboard alike, in Filipino. */
export const sharedRefusalSentences = {
  'Some of what was sent is not right. Correct the fields named and send it again.':
    'May mali sa ipinadala. Itama ang mga nakasaad at ipadala ulit.',
  'The request could not be read. Send JSON, or the form as the page shows it.':
    'Hindi nabasa ang ipinadala. Ipadala ang form kung paano ito nasa page.',
  'The request is larger than allowed. Send less at once.':
    'Masyadong malaki ang ipinadala. Bawasan ang ipapadala sa isang beses.',
  'This request came from another website and was refused. Open the page here and try again.':
    'Galing ito sa ibang website kaya hindi tinanggap. Buksan ang page dito at subukan ulit.',
  'There were too many tries. Wait as long as you are told and try again.':
    'Sobrang dami na ng pagsubok. Maghintay ayon sa sinabi, saka subukan ulit.',
  'Nothing is at this address. Check the address, or start from the home page.':
    'Walang laman ang address na ito. I-check ang address, o magsimula sa unang page.',
  'This address does not take such a request. Start from the home page; programs find in Allow what it takes.':
    'Hindi ito tinatanggap ng address na ito. Magsimula sa unang page.',
  'Candor cannot answer at the moment. Try again in a minute.':
    'Hindi makasagot ang Candor ngayon. Subukan ulit makalipas ang isang minuto.',
  'The database does not answer at the moment. Try again in a minute.':
    'Hindi sumasagot ang database ngayon. Subukan ulit makalipas ang isang minuto.',
  'The storage of files does not answer at the moment. Try again in a minute.':
    'Hindi sumasagot ang lalagyan ng mga file ngayon. Subukan ulit makalipas ang isang minuto.',
  'There is no room left on the disk, so nothing can be saved. Nothing was changed. Tell the operator.':
    'Puno na ang disk, kaya walang mai-save. Walang nabago. Sabihin sa nagpapatakbo ng system.',
  'The database went away while this was being saved. It may have been saved. Look before you try again.':
    'Nawala ang database habang sine-save ito. Baka na-save na. Tingnan muna bago subukan ulit.',
  'Sign in first, or send an API key.': 'Mag-sign in muna.',
  'Your account may not do this. Ask an admin of your organisation.':
    'Hindi ito puwedeng gawin ng account mo. Magtanong sa admin ng organisasyon mo.',
  'Your organisation asks its staff for a second factor. Turn it on under your account, then go on.':
    'Hinihingi ng organisasyon mo sa staff ang ikalawang hakbang. I-on ito sa account mo, saka magpatuloy.',
  'Please enter your password again. It was given more than 5 minutes ago.':
    'Ilagay ulit ang password mo. Mahigit 5 minuto na mula nang huling ilagay.',
  'No Data Found': 'Walang nakita (No Data Found)',
  'One of these papers cannot be part of this share. Take it out and try again.':
    'Isa sa mga dokumentong ito ang hindi puwede sa share na ito. Alisin iyon at subukan ulit.',
  'One of these papers is not in your file. Take it out and try again.':
    'Wala sa file mo ang isa sa mga dokumentong ito. Alisin iyon at subukan ulit.',
  'There are 20 open shares of this file already. Revoke one that is not needed.':
    'May 20 bukas na share na ang file na ito. Itigil ang hindi na kailangan.',
  'The candidate does not agree that papers are shown to others. The candidate can change that on the page “What you agree to”.':
    'Hindi pumapayag ang aplikante na ipakita sa iba ang mga dokumento. Mababago iyon ng aplikante sa page na “Ang pinapayagan mo”.',
  'The words have changed since you read them. Read them again, then answer.':
    'Nagbago na ang nakasulat mula nang basahin mo. Basahin ulit, saka sumagot.',
  'There is no such share.': 'Walang ganitong share.',
  'This is for people who are signed in, not for API keys.':
    'Para lang ito sa mga taong naka-sign in.',
  'There is no such document.': 'Walang ganitong dokumento.',
  'We have no receipt with this number. Compare each character with your receipt.':
    'Wala kaming resibo na may ganitong numero. Ihambing ang bawat letra at numero sa resibo mo.',
  'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.':
    'Hindi gumagana ang code na ito. Isang beses lang gumagana ang code, sa loob ng 15 minuto. Humingi ng bago kung mas luma ang sa iyo.',
  'You have asked for three codes within an hour. Use the latest, or wait an hour.':
    'Tatlong code na ang hiningi mo sa loob ng isang oras. Gamitin ang pinakabago, o maghintay ng isang oras.',
  'Your file does not show this. Open it again and choose what is wrong.':
    'Hindi ito ipinapakita ng file mo. Buksan ulit at piliin kung ano ang mali.',
  'You have told us already that this is wrong. We have not answered yet.':
    'Sinabi mo na sa amin na mali ito. Hindi pa kami sumasagot.',
  'We have answered this twice. Please talk to us, or report a concern.':
    'Dalawang beses na namin itong sinagot. Kausapin kami, o mag-report ng problema.',
  'We have no complaint with this number. Compare each character with your page.':
    'Wala kaming reklamo na may ganitong numero. Ihambing ang bawat letra at numero sa page mo.',
  'This is not the complaint that was written under this number.':
    'Hindi ito ang reklamong isinulat sa numerong ito.',
  'This site has no public address by https, so nobody could check an attestation of it.':
    'Walang pampublikong address sa https ang site na ito, kaya walang makakapag-check ng attestation nito.',
  'This paper is shown to the candidate only: there is no attestation of it.':
    'Sa aplikante lang ipinapakita ang dokumentong ito: walang attestation nito.',
  'This paper is not in the open file. Choose one that is.':
    'Wala sa nakabukas na file ang dokumentong ito. Pumili ng nandoon.',
  'This is called wrong at the moment. Wait for the answer, then try again.':
    'May nagsabing mali ito ngayon. Hintayin ang sagot, saka subukan ulit.',
  'There is no such key. Say candor keys list to see them.':
    'Walang ganitong key. Gamitin ang candor keys list para makita ang mga ito.',
  'A key is revoked from now or from an earlier time on.':
    'Itinitigil ang key mula ngayon o mula sa naunang oras.',
  'No attestation can be signed at the moment. Ask the agency, or try again later.':
    'Hindi makakapagbigay ng attestation ngayon. Magtanong sa agency, o subukan ulit mamaya.',
  'The key for attestations comes from a file. Put a new one into the file and start Candor again.':
    'Galing sa file ang key para sa mga attestation. Maglagay ng bagong key sa file at simulan ulit ang Candor.',
  'The key in CANDOR_ATTESTATION_KEY_FILE may not sign any more: another one followed it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.':
    'Hindi na gumagana ang key sa CANDOR_ATTESTATION_KEY_FILE: may sumunod na ibang key, itinigil ito, o natapos ito nang ibalik ang backup. Maglagay ng bagong key sa file at simulan ulit ang Candor.',
  'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or say candor keys rotate --in-database.':
    'Galing ang huling key para sa mga attestation sa file na hindi nakasaad dito. Itakda ang CANDOR_ATTESTATION_KEY_FILE, o gamitin ang candor keys rotate --in-database.',
  'This is not a reference of ours. One begins with CR- and has eight characters more.':
    'Hindi namin ito reference. Nagsisimula ang sa amin sa CR- at may walo pang letra at numero.',
  'This is not the access code that opens your file now. Check each letter and digit.':
    'Hindi ito ang access code na nagbubukas ng file mo ngayon. Tingnan ang bawat letra at numero.',
  'This is not the code that we showed you. Check what you wrote down, or begin again. Your old code still works.':
    'Hindi ito ang code na ipinakita namin sa iyo. Tingnan ang isinulat mo, o magsimula ulit. Gumagana pa ang luma mong code.',
} as const
