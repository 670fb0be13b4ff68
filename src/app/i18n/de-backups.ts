/** German for backups, their locks, how safe a campaign is, and what storage says when it fails. */
import type { Dictionary } from './index.ts';

export const backups: Dictionary = {
  'A backup is kept on this phone first: open it from the shelf’s Settings, under Backups, and you are back in your seat.':
    'Zuvor wird auf diesem Telefon eine Sicherung aufbewahrt: Öffne sie in den Einstellungen des Regals unter Sicherungen, und du sitzt wieder auf deinem Platz.',
  'A copy for others': 'Eine Abschrift für andere',
  'A new campaign with {n} line': 'Ein neuer Feldzug mit {n} Zeile',
  'A new campaign with {n} lines': 'Ein neuer Feldzug mit {n} Zeilen',
  'A newer Realmbook made this backup.': 'Ein neueres Realmbook hat diese Sicherung gemacht.',
  'A part of the campaign can no longer be read on this phone.':
    'Ein Teil des Feldzugs lässt sich auf diesem Telefon nicht mehr lesen.',
  'After the import': 'Nach dem Einlesen',
  'Another Realmbook tab is holding on to an older version of the storage.':
    'Ein anderer Tab mit Realmbook hält noch eine ältere Fassung des Speichers fest.',
  'Anybody who gets the file can open it.': 'Wer die Datei bekommt, kann sie öffnen.',
  'Ask it to keep it': 'Ihn darum bitten',
  'Back up for myself': 'Für mich sichern',
  'Both histories are joined; what is here stays, and is backed up first.':
    'Beide Fassungen werden vereint; was hier ist, bleibt und wird zuvor gesichert.',
  'Brings its owner’s way to the table. This phone goes on under a key of its own.':
    'Bringt den Weg zum Tisch mit. Dieses Telefon macht unter einem eigenen Schlüssel weiter.',
  'Brings the seat of {names}. This phone goes on under a key of its own.':
    'Bringt den Platz von {names} mit. Dieses Telefon macht unter einem eigenen Schlüssel weiter.',
  'Check them and their order. Nothing was changed.':
    'Prüfe sie und ihre Reihenfolge. Nichts wurde geändert.',
  'Choose a file whose name ends in .realmbook.': 'Wähle eine Datei, deren Name mit .realmbook endet.',
  'Choose…': 'Wählen …',
  'Close the other Realmbook tabs, then try again.':
    'Schließe die anderen Tabs mit Realmbook und versuche es noch einmal.',
  'Enter its passphrase, or the recovery phrase of its owner.':
    'Gib ihren Kennsatz ein oder den Wiederherstellungssatz ihres Besitzers.',
  'Figures alone are soon tried out. Use four words that do not belong together.':
    'Ziffern allein sind bald durchprobiert. Nimm vier Wörter, die nicht zusammengehören.',
  'Four words that do not belong together are best. Write them down: without them you cannot open the file either.':
    'Am besten sind vier Wörter, die nicht zusammengehören. Schreibe sie auf: Ohne sie kannst auch du die Datei nicht öffnen.',
  'Free some space on the phone, or save a backup elsewhere and remove campaigns you no longer play. Nothing stored so far is lost.':
    'Schaffe Platz auf dem Telefon, oder sichere anderswo und entferne Feldzüge, die du nicht mehr spielst. Was bisher gespeichert ist, bleibt.',
  'How safe it is': 'Wie sicher er ist',
  'I wrote them down: save': 'Sie sind aufgeschrieben: sichern',
  Import: 'Einlesen',
  'Importing …': 'Wird eingelesen …',
  'In the file': 'In der Datei',
  'It is being read again. Repeat what you did last if it is missing.':
    'Er wird noch einmal gelesen. Wiederhole deinen letzten Schritt, falls er fehlt.',
  'It is locked': 'Sie ist verschlossen',
  'It repeats itself. Use four words that do not belong together.':
    'Er wiederholt sich. Nimm vier Wörter, die nicht zusammengehören.',
  'It runs along the keys or the alphabet. Use four words that do not belong together.':
    'Er läuft die Tasten oder das Alphabet entlang. Nimm vier Wörter, die nicht zusammengehören.',
  'It was cut off on its way here. Send or copy it once more.':
    'Sie wurde unterwegs abgeschnitten. Schicke oder kopiere sie noch einmal.',
  'Its passphrase, or your recovery phrase': 'Ihr Kennsatz oder dein Wiederherstellungssatz',
  'Last backup': 'Letzte Sicherung',
  'Last meeting': 'Letztes Treffen',
  'Lock and save': 'Verschließen und sichern',
  'Lock it another way': 'Anders verschließen',
  'Lock the backup': 'Die Sicherung verschließen',
  'Locking …': 'Wird verschlossen …',
  Made: 'Gemacht',
  'Meet a phone that has it, or open your last backup: what is missing is filled in.':
    'Triff ein Telefon, das ihn hat, oder öffne deine letzte Sicherung: Was fehlt, wird ergänzt.',
  'None: what every phone of the table has.': 'Keine: nur, was jedes Telefon am Tisch hat.',
  'Not this one': 'Nicht diese',
  'Nothing was taken from it.': 'Nichts wurde daraus übernommen.',
  'Nothing was taken from it. Try another copy.':
    'Nichts wurde daraus übernommen. Versuche es mit einer anderen Kopie.',
  'Nothing: all of it is here already': 'Nichts: Alles ist schon hier',
  'Nothing: this phone has more': 'Nichts: Dieses Telefon hat mehr',
  'On this phone now': 'Jetzt auf diesem Telefon',
  'One phone’s lines cannot be read from line {seq} on. They are left out.':
    'Die Zeilen eines Telefons sind ab Zeile {seq} nicht lesbar. Sie werden ausgelassen.',
  'One word is soon found. Use four that do not belong together.':
    'Ein einzelnes Wort ist bald gefunden. Nimm vier, die nicht zusammengehören.',
  'Open it from the shelf instead: it gets a place of its own.':
    'Öffne sie im Regal: Dort bekommt sie einen eigenen Platz.',
  'Opening …': 'Wird geöffnet …',
  Or: 'Oder',
  'Other players’ phones': 'Telefone der anderen',
  'Others would try that first. Use four words that do not belong together.':
    'Das würden andere zuerst versuchen. Nimm vier Wörter, die nicht zusammengehören.',
  Passphrase: 'Kennsatz',
  Players: 'Spieler',
  'Realmbook tried to open it again without success. Close the app completely and open it once more; what was saved is still there.':
    'Realmbook konnte ihn nicht wieder öffnen. Schließe die App ganz und öffne sie noch einmal; was gespeichert war, ist noch da.',
  'Reload this tab to go on.': 'Lade diesen Tab neu, um weiterzumachen.',
  'Save without a lock': 'Unverschlossen sichern',
  'Saved to your downloads: {name}': 'Bei den Downloads gesichert: {name}',
  Secrets: 'Geheimnisse',
  'Sent: {name}': 'Verschickt: {name}',
  'Storage was closed so that another tab could update it.':
    'Der Speicher wurde geschlossen, damit ein anderer Tab ihn erneuern konnte.',
  'Take the campaign off this phone': 'Den Feldzug von diesem Telefon nehmen',
  'The campaign was changed in another tab in the meantime.':
    'Der Feldzug wurde inzwischen in einem anderen Tab geändert.',
  'The campaigns on this phone were made by a newer Realmbook.':
    'Die Feldzüge auf diesem Telefon stammen von einem neueren Realmbook.',
  'The file holds the keys to your seat. A person who opens it can play for you and read your ledger and your letters.':
    'Die Datei enthält die Schlüssel zu deinem Platz. Wer sie öffnet, kann für dich spielen und liest dein Kassenbuch und deine Briefe.',
  'The file is damaged.': 'Die Datei ist beschädigt.',
  'The file is incomplete.': 'Die Datei ist unvollständig.',
  'The file is larger than any campaign can be.': 'Die Datei ist größer, als ein Feldzug sein kann.',
  'The phone closed Realmbook’s storage.': 'Das Telefon hat den Speicher von Realmbook geschlossen.',
  'The phone’s storage did not answer as it should.':
    'Der Speicher des Telefons hat nicht geantwortet, wie er sollte.',
  'The phone’s storage does not answer.': 'Der Speicher des Telefons antwortet nicht.',
  'The twelve words that bring you back to your seat.':
    'Die zwölf Wörter, die dich auf deinen Platz zurückbringen.',
  'These words do not open it.': 'Diese Wörter öffnen sie nicht.',
  'This backup is locked.': 'Diese Sicherung ist verschlossen.',
  'This browser': 'Dieser Browser',
  'This browser is too old to unpack the file.': 'Dieser Browser ist zu alt, um die Datei auszupacken.',
  'This campaign is on this phone already.': 'Dieser Feldzug ist schon auf diesem Telefon.',
  'This is a backup of a different campaign.': 'Das ist die Sicherung eines anderen Feldzugs.',
  'This is not a Realmbook backup.': 'Das ist keine Sicherung von Realmbook.',
  'This phone has no room left to store the campaign.':
    'Dieses Telefon hat keinen Platz mehr für den Feldzug.',
  'Too short: at least {n} characters.': 'Zu kurz: mindestens {n} Zeichen.',
  'Try again. If it keeps happening, save a backup and restart the phone.':
    'Versuche es noch einmal. Geschieht es wieder, dann sichere und starte das Telefon neu.',
  'Update the browser, or open it on another phone.':
    'Erneuere den Browser oder öffne sie auf einem anderen Telefon.',
  'Update this phone, then open the file again.':
    'Erneuere Realmbook auf diesem Telefon und öffne die Datei noch einmal.',
  'Update: reload with a network. Until then nothing here is opened, and nothing is changed.':
    'Erneuere es: Lade es mit Netz neu. Bis dahin wird hier nichts geöffnet und nichts geändert.',
  'What every phone of the table has anyway. No secrets.':
    'Was jedes Telefon am Tisch ohnehin hat. Keine Geheimnisse.',
  'What was saved is still there. Close Realmbook completely and open it again, then repeat what you did last if it is missing.':
    'Was gespeichert war, ist noch da. Schließe Realmbook ganz und öffne es wieder; wiederhole dann deinen letzten Schritt, falls er fehlt.',
  'With a passphrase, or not at all.': 'Mit einem Kennsatz oder gar nicht.',
  'With my recovery phrase': 'Mit meinem Wiederherstellungssatz',
  'With my seat’s keys, locked: my recovery phrase opens it.':
    'Mit den Schlüsseln meines Platzes, verschlossen: Mein Wiederherstellungssatz öffnet sie.',
  'With my seat’s keys, locked: you choose with what.':
    'Mit den Schlüsseln meines Platzes, verschlossen: Du wählst, womit.',
  'Without a lock anybody who gets the file can take your seat and play for you, read your ledger and your letters, and bring others to the table. Keep it where nobody else looks.':
    'Unverschlossen kann jeder, der die Datei bekommt, deinen Platz einnehmen und für dich spielen, dein Kassenbuch und deine Briefe lesen und andere an den Tisch bringen. Bewahre sie auf, wo sonst niemand hinsieht.',
  'Without a lock…': 'Unverschlossen …',
  'Would add': 'Brächte hinzu',
  'Write these words down first. They open the backup when this phone is lost.':
    'Schreibe zuerst diese Wörter auf. Sie öffnen die Sicherung, wenn dieses Telefon verloren ist.',
  'a backup': 'eine sicherung',
  'a copy for others': 'eine abschrift für andere',
  'keeps it': 'behält ihn',
  'may clear it when the phone runs out of room': 'darf ihn löschen, wenn dem Telefon der Platz ausgeht',
  'nobody who plays now; a phone that was here before still has what it had then':
    'niemand, der jetzt spielt; ein Telefon, das früher dabei war, hat noch den Stand von damals',
  'none has it: it is on this phone alone': 'keines hat ihn: Er ist nur auf diesem Telefon',
  'none yet': 'noch keine',
  now: 'jetzt',
  'of {n} phone': 'von {n} Telefon',
  'of {n} phones': 'von {n} Telefonen',
  today: 'heute',
  '{names} has all of it.': '{names} hat alles.',
  '{names} have all of it.': '{names} haben alles.',
  '{name} may lack {n} line.': '{name} fehlt vielleicht {n} Zeile.',
  '{name} may lack {n} lines.': '{name} fehlen vielleicht {n} Zeilen.',
  '{n} day ago': 'vor {n} Tag',
  '{n} days ago': 'vor {n} Tagen',
  '{n} line': '{n} Zeile',
  '{n} line that is not here': '{n} Zeile, die hier fehlt',
  '{n} lines': '{n} Zeilen',
  '{n} lines that are not here': '{n} Zeilen, die hier fehlen',
  '{n} page': '{n} Seite',
  '{n} pages': '{n} Seiten',
  '{why}, {size} KB': '{why}, {size} KB',
};
