/** What the server says of an import and its steps, in Bengali by its English. */
export const ofImport: Readonly<Record<string, string>> = {
  'import.not_found': 'এমন কোনো ইমপোর্ট নেই।',
  'import.unreadable': 'টেবিলটি পড়া যায় না। CSV (UTF-8) বা XLSX করে আবার বেছে নিন।',
  'import.encoding_unknown':
    'ফাইলটি কোন এনকোডিংয়ে লেখা তা বোঝা যায় না। এনকোডিং বেছে নিন, অথবা CSV (UTF-8) করে আবার বেছে নিন।',
  'import.too_large': 'টেবিলটি ৬৪ MiB-র চেয়ে বড়। কয়েকটি ফাইলে ভাগ করে একে একে ইমপোর্ট করুন।',
  'import.images_unreadable': 'ছবির zip পড়া যায় না। পাসওয়ার্ড ছাড়া আবার প্যাক করে বেছে নিন।',
  'import.mapping': 'কলামগুলো টেবিলের সাথে মেলে না। কোন কলাম কী, আবার বেছে নিন।',
  'import.wrong_state': 'ইমপোর্ট এখন যেখানে আছে, সেখানে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'import.licence_stops':
    'এখন নতুন রেকর্ড যোগ করা যায় না: শেষবার দেখার সময় এই এজেন্সির লাইসেন্স শেষ বা অজানা ছিল, অথবা ৯০ দিন কেউ দেখেননি। তালিকায় দেখে সেটিংসে লিখুন, অথবা “যেসব রেকর্ড আগে থেকেই আছে সেগুলো বদলান” বেছে নিন।',
  'import.busy': 'আরেকটি ইমপোর্ট চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা সেটি বাদ দিন।',
  'import.undo_over': 'ইমপোর্ট ২৪ ঘণ্টার মধ্যে ফিরিয়ে নেওয়া যায়। এখন রেকর্ডগুলো একটি একটি করে মুছুন।',
  'import.files_removed':
    'এই ইমপোর্টের ফাইল সরানো হয়েছে, কারণ তাতে পাসপোর্ট নম্বর থাকে। টেবিলটি আবার বেছে নিন।',
  'Who began this import may not import any more, so it was stopped. Another admin can import the rest.':
    'যিনি শুরু করেছিলেন তিনি আর ইমপোর্ট করতে পারেন না, তাই এটি থামানো হয়েছে। অন্য কোনো অ্যাডমিন বাকিটা ইমপোর্ট করতে পারেন।',
  'Something failed on our side. It is tried again by itself; the log of the server says more.':
    'আমাদের দিকে সমস্যা হয়েছে। নিজে থেকেই আবার চেষ্টা করা হয়; সার্ভারের লগে আরও লেখা আছে।',
  'Sending was stopped.': 'পাঠানো থামানো হয়েছে।',
  'We recognise none of the column names. They do not seem to be in the first row. Delete what is above them and choose the table again, or say which column is what.':
    'কোনো কলামের নাম আমরা চিনি না। মনে হয় নামগুলো প্রথম সারিতে নেই। উপরে যা আছে মুছে টেবিলটি আবার বেছে নিন, অথবা কোন কলাম কী তা বলুন।',
  'Doc_189_PC is left out: Candor has no such kind of paper.':
    'Doc_189_PC বাদ থাকে: এ ধরনের কাগজ এখানে নেই।',
  'Choose one of the list, or leave it empty.': 'তালিকা থেকে বেছে নিন, অথবা খালি রাখুন।',
}

/** What is said of a table that cannot be read. */
export const ofTables: Readonly<Record<string, string>> = {
  'This is a dump of a database (SQL), not a table. Export the one table with the candidates as CSV, with the names of its columns in the first row, and choose that file.':
    'এটি ডাটাবেসের ডাম্প (SQL), টেবিল নয়। প্রার্থীদের টেবিলটি CSV করে এক্সপোর্ট করুন, প্রথম সারিতে কলামের নামসহ, তারপর সেই ফাইল বেছে নিন।',
  'The rows of this JSON stand below keys of their own, or column by column. Export it as a list of objects, one for each row (in pandas orient="records"), or as CSV.':
    'এই JSON-এ সারিগুলো আলাদা আলাদা নামের নিচে, বা কলাম ধরে ধরে আছে। প্রতিটি সারি একটি অবজেক্ট, এমন তালিকা (pandas-এ orient="records") বা CSV করে এক্সপোর্ট করুন।',
  'This file is no table. Save the spreadsheet as CSV (UTF-8) or as XLSX, or export JSON, and choose it again.':
    'ফাইলটি টেবিল নয়। স্প্রেডশিটটি CSV (UTF-8) বা XLSX করুন, অথবা JSON এক্সপোর্ট করে আবার বেছে নিন।',
  'This JSON is no list of objects. Export the rows as a list of objects, or one object a line.':
    'এই JSON সারির তালিকা নয়। প্রতিটি সারি আলাদা করে আবার এক্সপোর্ট করুন।',
  'This spreadsheet is protected by a password or has the old XLS form. Save it as XLSX without a password and choose it again.':
    'স্প্রেডশিটে পাসওয়ার্ড আছে, অথবা এটি পুরোনো XLS। পাসওয়ার্ড ছাড়া XLSX করে আবার বেছে নিন।',
  'This spreadsheet is damaged or protected. Open it yourself, save it again as XLSX without a password, and choose it again.':
    'স্প্রেডশিটটি নষ্ট বা সুরক্ষিত। নিজে খুলে পাসওয়ার্ড ছাড়া XLSX করে আবার বেছে নিন।',
  'This file has a form that we do not read, such as ODS, XLSB or that of Numbers. Open it, save it as XLSX without a password, and choose that file.':
    'ফাইলটির ধরন পড়া যায় না, যেমন ODS, XLSB বা Numbers। খুলে পাসওয়ার্ড ছাড়া XLSX করে সেই ফাইল বেছে নিন।',
  'This zip is no spreadsheet. Choose the table first; the zip with the images comes after it.':
    'এই zip স্প্রেডশিট নয়। আগে টেবিল বেছে নিন; ছবির zip তার পরে।',
  'This spreadsheet would unpack to far more than rows of candidates need, so it was not opened. Save the rows as CSV (UTF-8) and choose that file.':
    'স্প্রেডশিটটি খুললে প্রার্থীদের সারির তুলনায় অনেক বড় হয়, তাই খোলা হয়নি। সারিগুলো CSV (UTF-8) করে সেই ফাইল বেছে নিন।',
  'This table is empty. Choose the file with the rows in it.':
    'টেবিলটি খালি। যে ফাইলে সারি আছে সেটি বেছে নিন।',
  'This file is empty. Choose the file with the rows in it.':
    'ফাইলটি খালি। যে ফাইলে সারি আছে সেটি বেছে নিন।',
  'The cells of this file cannot be told apart. Open it in a spreadsheet, save it as CSV (UTF-8) or XLSX, and choose it again.':
    'ফাইলের সেলগুলো আলাদা করা যায় না। স্প্রেডশিটে খুলে CSV (UTF-8) বা XLSX করে আবার বেছে নিন।',
  'A quotation mark is opened and never closed, so the rows after it cannot be told apart. Close it or take it out, and choose the file again.':
    'একটি উদ্ধৃতি চিহ্ন খোলা, বন্ধ করা হয়নি; তাই পরের সারিগুলো আলাদা করা যায় না। বন্ধ করুন বা সরান, তারপর আবার বেছে নিন।',
  'This is a PDF, not a table. Choose the spreadsheet, CSV or JSON file.':
    'এটি PDF, টেবিল নয়। স্প্রেডশিট, CSV বা JSON ফাইল বেছে নিন।',
  'This is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as XLSX or CSV (UTF-8).':
    'নাম যা-ই হোক, এটি ওয়েব পাতা বা XML। স্প্রেডশিটে খুলে XLSX বা CSV (UTF-8) করুন।',
  'This table has the names of columns and no rows below. Choose the file with the rows in it.':
    'টেবিলে কলামের নাম আছে, নিচে কোনো সারি নেই। যে ফাইলে সারি আছে সেটি বেছে নিন।',
  'A bracket or quotation mark of this JSON is never closed; the file may have been cut off. Export it again and choose it again.':
    'এই JSON-এর একটি বন্ধনী বা উদ্ধৃতি চিহ্ন বন্ধ করা হয়নি; ফাইলটি হয়তো মাঝপথে কেটে গেছে। আবার এক্সপোর্ট করে বেছে নিন।',
  'This file holds no entries. Choose the file with the rows in it.':
    'ফাইলে কোনো সারি নেই। যে ফাইলে সারি আছে সেটি বেছে নিন।',
  'This spreadsheet is damaged, or has more in it than can be read at once. Open it yourself, save it as CSV (UTF-8), and choose that file.':
    'স্প্রেডশিটটি নষ্ট, অথবা একবারে পড়ার চেয়ে বড়। নিজে খুলে CSV (UTF-8) করে সেই ফাইল বেছে নিন।',
}

/** What is said of images that come with a table. */
export const ofImages: Readonly<Record<string, string>> = {
  'This zip is protected by a password. Pack the images without one and choose the zip again.':
    'এই zip-এ পাসওয়ার্ড আছে। পাসওয়ার্ড ছাড়া ছবিগুলো প্যাক করে আবার বেছে নিন।',
  'This file is damaged in the zip: its bytes are not those that were packed. Pack it again and choose the new zip.':
    'ফাইলটি zip-এর ভেতরে নষ্ট হয়েছে। আবার প্যাক করে নতুন zip বেছে নিন।',
  'This zip holds a path that leaves its own folder, so nothing of it was taken. Pack the images again with ordinary names.':
    'এই zip-এর একটি নাম নিজের ফোল্ডারের বাইরে যায়, তাই কিছুই নেওয়া হয়নি। সাধারণ নাম দিয়ে ছবিগুলো আবার প্যাক করুন।',
  'This zip is damaged or cut off. Pack the images again and choose it again.':
    'এই zip নষ্ট বা মাঝপথে কেটে গেছে। ছবিগুলো আবার প্যাক করে বেছে নিন।',
  'This zip is larger than 4 GiB. Pack several smaller ones, and add one after the other.':
    'এই zip ৪ GiB-র চেয়ে বড়। ছোট ছোট কয়েকটি করে একে একে যোগ করুন।',
}

/** What is said of rows and their cells. */
export const ofRows: Readonly<Record<string, string>> = {
  'other days of this column have the month first. Write year-month-day, such as 1995-03-12.':
    'এই কলামের অন্য তারিখে মাস আগে। বছর-মাস-দিন লিখুন, যেমন 1995-03-12।',
  'a letter here is damaged. Write the cell again.': 'একটি অক্ষর নষ্ট। সেলটি আবার লিখুন।',
  'the record has no such paper, so its dates are left out. Add the scan, or empty the cells.':
    'রেকর্ডে কাগজটি নেই, তাই এর তারিখ বাদ থাকে। স্ক্যান যোগ করুন, অথবা সেলগুলো খালি করুন।',
  'another date is on file already. Choose “Update records that are on file”, or empty the cell.':
    'আগে থেকেই অন্য তারিখ আছে। “যেসব রেকর্ড আগে থেকেই আছে সেগুলো বদলান” বেছে নিন, অথবা সেলটি খালি করুন।',
  'The paper cannot end before it was issued. Compare both dates with the paper.':
    'ইস্যুর আগে কাগজের মেয়াদ শেষ হতে পারে না। দুটি তারিখই কাগজের সাথে মিলিয়ে দেখুন।',
  'This year cannot be meant. Compare it with the paper.':
    'সালটি ঠিক হতে পারে না। কাগজের সাথে মিলিয়ে দেখুন।',
  'This row has more cells than the table has names of columns. Put cells that hold the delimiter into quotation marks, or give every column a name.':
    'সারিতে কলামের নামের চেয়ে বেশি সেল আছে। যে সেলে কমা বা অন্য বিভাজক আছে তা উদ্ধৃতি চিহ্নে রাখুন, অথবা সব কলামের নাম দিন।',
  'No new records now: the licence of this agency has to be looked up in the register first. Under Settings it says why.':
    'এখন নতুন রেকর্ড যোগ করা যায় না: আগে তালিকায় এই এজেন্সির লাইসেন্স দেখতে হবে। কেন, তা সেটিংসে লেখা আছে।',
  'Date of birth: this candidate is under 18. The record waits, and cannot be approved.':
    'জন্মতারিখ: এই প্রার্থীর বয়স ১৮ বছরের কম। রেকর্ডটি অপেক্ষায় থাকে, অনুমোদন করা যায় না।',
  'Stage: this record is on file in another stage, and a table does not change that. Move it under Stages.':
    'ধাপ: এই রেকর্ড অন্য ধাপে আছে, কোনো টেবিল তা বদলায় না। ধাপের পাতায় গিয়ে সরান।',
  'Contract: this record is on file, and a table brings terms in with new records only. Enter them on its page.':
    'চুক্তি: এই রেকর্ড আগে থেকেই আছে, আর টেবিল থেকে শর্ত শুধু নতুন রেকর্ডে আসে। রেকর্ডের পাতায় লিখুন।',
  'Papers in hand: this record is on file, and a table brings papers in hand in with new records only. Note them on its page.':
    'হাতে থাকা কাগজ: এই রেকর্ড আগে থেকেই আছে, আর টেবিল থেকে হাতে থাকা কাগজ শুধু নতুন রেকর্ডে আসে। রেকর্ডের পাতায় লিখুন।',
  'a wage needs its amount, its currency, such as SAR, and for how long it is paid, such as month.':
    'বেতনের সাথে টাকার অঙ্ক, মুদ্রা (যেমন SAR) আর কত সময়ের (যেমন month) লাগে।',
  'write the amount in figures, such as 1200 or 1200.50.':
    'টাকার অঙ্ক সংখ্যায় লিখুন, যেমন 1200 বা 1200.50।',
  'write the code of three letters, such as SAR.': 'তিন অক্ষরের কোড লিখুন, যেমন SAR।',
  'a paper in hand needs three cells: when it was received, when it is due back, and what it is needed for.':
    'হাতে থাকা কাগজের তিনটি সেল লাগে: কবে নেওয়া হয়েছে, কবের মধ্যে ফেরত, আর কীসের জন্য।',
  'this day is still to come. Write the day on which it was received.':
    'এই দিন এখনো আসেনি। যেদিন কাগজটি নেওয়া হয়েছে, সেই দিন লিখুন।',
  'it cannot be due back before the day on which it was received.':
    'নেওয়ার দিনের আগে ফেরতের দিন হতে পারে না।',
  'State: this record is approved here, and a table does not change that. Withdraw the approval on its page, or empty the cell.':
    'অবস্থা: এই রেকর্ড এখানে অনুমোদিত, কোনো টেবিল তা বদলায় না। রেকর্ডের পাতায় অনুমোদন তুলে নিন, অথবা সেলটি খালি রাখুন।',
  'State: this record is not approved here, and a table does not change that. Approve it on its page, or empty the cell.':
    'অবস্থা: এই রেকর্ড এখানে অনুমোদিত নয়, কোনো টেবিল তা বদলায় না। রেকর্ডের পাতায় অনুমোদন করুন, অথবা সেলটি খালি রাখুন।',
  'Money that was handed back is not taken from a table. Note it on the page of the record, at its payment.':
    'ফেরত দেওয়া টাকা টেবিল থেকে নেওয়া হয় না। রেকর্ডের পাতায় পেমেন্টের পাশে লিখুন।',
  'This row names no candidate. Write the passport number, or take the row out.':
    'সারিতে প্রার্থীর নম্বর নেই। পাসপোর্ট নম্বর লিখুন, অথবা সারিটি সরান।',
  'No record with this number is on file. Bring the candidates in first, or correct the number.':
    'এই নম্বরের কোনো রেকর্ড নেই। আগে প্রার্থীদের রেকর্ড ইমপোর্ট করুন, অথবা নম্বর ঠিক করুন।',
  'Several records have this number. Write the passport number.':
    'এই নম্বরের একাধিক রেকর্ড আছে। পাসপোর্ট নম্বর লিখুন।',
  'This payment was in the ledger and has been corrected there, so it is not recorded again.':
    'এই পেমেন্ট হিসাবে ছিল, পরে সেখানে ঠিক করা হয়েছে, তাই আবার লেখা হয় না।',
  'This payment stays: it was corrected, or some of it was handed back, after the import.':
    'এই পেমেন্ট থাকে: ইমপোর্টের পরে এটি ঠিক করা হয়েছে, বা কিছু টাকা ফেরত দেওয়া হয়েছে।',
  'this cell is empty. Fill it in.': 'এই সেলটি খালি। পূরণ করুন।',
  'write the code of three letters, such as BDT.': 'তিন অক্ষরের কোড লিখুন, যেমন BDT।',
  'this day is still to come. Write the day on which the money was paid.':
    'এই দিন এখনো আসেনি। যেদিন টাকা দেওয়া হয়েছে, সেই দিন লিখুন।',
  'we know cash, bank, mobile wallet, or other.':
    'এগুলোর একটি লিখুন: cash, bank, mobile wallet, other।',
  'Not put back: this record was deleted after the import.':
    'ফেরানো হয়নি: ইমপোর্টের পরে রেকর্ডটি মুছে ফেলা হয়েছে।',
  'the settings name no such stage. Add it there, or correct the cell.':
    'সেটিংসে এমন কোনো ধাপ নেই। সেখানে যোগ করুন, অথবা সেলটি ঠিক করুন।',
  'this cell holds a formula. Write the value itself.': 'এই সেলে ফর্মুলা আছে। মানটি নিজে লিখুন।',
  'the spreadsheet shows an error in this cell. Write the value itself.':
    'স্প্রেডশিট এই সেলে ভুল দেখায়। মানটি নিজে লিখুন।',
  'this cell holds a list or an object. Export it as one text or number.':
    'এই সেলে একটি তালিকা আছে। একটি লেখা বা সংখ্যা হিসেবে এক্সপোর্ট করুন।',
  'this is not a day that we can read. Write year-month-day, such as 1995-03-12, or day/month/year.':
    'তারিখটি পড়া যায় না। বছর-মাস-দিন লিখুন, যেমন 1995-03-12, অথবা দিন/মাস/বছর।',
  'this is not a country that we recognise. Write its English name or its code of two letters, such as BD.':
    'দেশটি আমরা চিনি না। ইংরেজি নাম বা দুই অক্ষরের কোড লিখুন, যেমন BD।',
  'this is no telephone number that can be called. Write one number, best with its country code, such as +880 1711 123456.':
    'এই নম্বরে ফোন করা যায় না। একটি নম্বর লিখুন, দেশের কোডসহ হলে ভালো, যেমন +880 1711 123456।',
  'this is a date, not a number of a paper. Look for the right column, or write the number.':
    'এটি তারিখ, কাগজের নম্বর নয়। ঠিক কলামটি খুঁজুন, অথবা নম্বর লিখুন।',
  'the spreadsheet shortened this number. Format the column as text and write the whole number.':
    'স্প্রেডশিট নম্বরটি ছোট করে ফেলেছে। কলামটি টেক্সট করে পুরো নম্বর লিখুন।',
  'the spreadsheet changed this into a number with decimals. Format the column as text and write the number as the paper shows it.':
    'স্প্রেডশিট এটিকে দশমিক সংখ্যা করে ফেলেছে। কলামটি টেক্সট করে কাগজে যেমন আছে তেমন লিখুন।',
  'this cell holds more than one number. Keep the one of the passport that is valid.':
    'এই সেলে একটির বেশি নম্বর আছে। যে পাসপোর্টের মেয়াদ আছে তার নম্বর রাখুন।',
  'there is no digit in it. Passport numbers have digits. Write the number as the passport shows it.':
    'এতে কোনো অঙ্ক নেই। পাসপোর্ট নম্বরে অঙ্ক থাকে। পাসপোর্টে যেমন আছে তেমন লিখুন।',
}
