/** German for backups, their locks, how safe a campaign is, and what storage says when it fails. */
import type { Dictionary } from './index.ts';

export const backups: Dictionary = {
  'Realmbook keeps a backup on this phone first: open it from the shelf’s Settings, under Backups, and you are back in your seat.':
    'Zuvor wird auf diesem Telefon eine Sicherung aufbewahrt: Öffne sie in den Einstellungen des Regals unter Sicherungen, und du sitzt wieder auf deinem Platz.',
  'A copy for others': 'Eine Abschrift für andere',
  'A new campaign with {n} entry': 'Ein neuer Feldzug mit {n} Eintrag',
  'A new campaign with {n} entries': 'Ein neuer Feldzug mit {n} Einträgen',
  'A newer Realmbook made this backup.': 'Ein neueres Realmbook hat diese Sicherung gemacht.',
  'A part of the campaign can no longer be read on this phone.':
    'Ein Teil des Feldzugs lässt sich auf diesem Telefon nicht mehr lesen.',
  'After the import': 'Nach dem Einlesen',
  'Another Realmbook tab is holding on to an older version of the storage.':
    'Ein anderer Tab mit Realmbook hält noch eine ältere Fassung des Speichers fest.',
  'Anybody who gets the file can open it.': 'Wer die Datei bekommt, kann sie öffnen.',
  'Ask the browser to keep it': 'Den Browser darum bitten',
  'Back up for myself': 'Für mich sichern',
  'Realmbook joins both histories. Everything on this phone stays, and is backed up first.':
    'Realmbook führt beide Verläufe zusammen. Alles auf diesem Telefon bleibt und wird zuvor gesichert.',
  'Brings its owner’s access to the table. This phone continues with a key of its own.':
    'Bringt den Weg zum Tisch mit. Dieses Telefon macht unter einem eigenen Schlüssel weiter.',
  'Brings the seat of {names}. This phone continues with a key of its own.':
    'Bringt den Platz von {names} mit. Dieses Telefon macht unter einem eigenen Schlüssel weiter.',
  'Check them and their order. Nothing was changed.':
    'Prüfe sie und ihre Reihenfolge. Nichts wurde geändert.',
  'Choose a file whose name ends in .realmbook.': 'Wähle eine Datei, deren Name mit .realmbook endet.',
  'Choose…': 'Wählen …',
  'Close the other Realmbook tabs, then try again.':
    'Schließe die anderen Tabs mit Realmbook und versuche es noch einmal.',
  'Enter its passphrase, or the recovery phrase of its owner.':
    'Gib ihren Kennsatz ein oder den Wiederherstellungssatz ihres Besitzers.',
  'Digits alone are quickly guessed. Use four words that do not belong together.':
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
  'Realmbook is reading it again. Repeat your last step if it is missing.':
    'Er wird noch einmal gelesen. Wiederhole deinen letzten Schritt, falls er fehlt.',
  'It is locked': 'Sie ist verschlossen',
  'It repeats itself. Use four words that do not belong together.':
    'Er wiederholt sich. Nimm vier Wörter, die nicht zusammengehören.',
  'It follows the keyboard or the alphabet. Use four words that do not belong together.':
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
  'Meet a phone that has it, or open your last backup: either fills in the missing part.':
    'Triff ein Telefon, das ihn hat, oder öffne deine letzte Sicherung: Beides ergänzt den fehlenden Teil.',
  'None: only the entries that every phone at the table has.': 'Keine: nur, was jedes Telefon am Tisch hat.',
  'Not this one': 'Nicht diese',
  'Realmbook took nothing from it.': 'Nichts wurde daraus übernommen.',
  'Realmbook took nothing from it. Try another copy.':
    'Nichts wurde daraus übernommen. Versuche es mit einer anderen Kopie.',
  'Nothing: all of it is here already': 'Nichts: Alles ist schon hier',
  'Nothing: this phone has more': 'Nichts: Dieses Telefon hat mehr',
  'On this phone now': 'Jetzt auf diesem Telefon',
  'One phone’s entries cannot be read from entry {seq} on. The import leaves them out.':
    'Die Einträge eines Telefons sind ab Eintrag {seq} nicht lesbar. Der Import lässt sie aus.',
  'One word is quickly guessed. Use four that do not belong together.':
    'Ein einzelnes Wort ist bald gefunden. Nimm vier, die nicht zusammengehören.',
  'Open it from the shelf instead: there it gets a place of its own.':
    'Öffne sie im Regal: Dort bekommt sie einen eigenen Platz.',
  'Opening …': 'Wird geöffnet …',
  Or: 'Oder',
  'Other players’ phones': 'Telefone der anderen',
  'People would try that first. Use four words that do not belong together.':
    'Das würden andere zuerst versuchen. Nimm vier Wörter, die nicht zusammengehören.',
  Passphrase: 'Kennsatz',
  Players: 'Spieler',
  'Realmbook tried to open it again without success. Close the app completely and open it once more; everything saved is still there.':
    'Realmbook konnte ihn nicht wieder öffnen. Schließe die App ganz und öffne sie noch einmal; was gespeichert war, ist noch da.',
  'Reload this tab to go on.': 'Lade diesen Tab neu, um weiterzumachen.',
  'Save without a lock': 'Unverschlossen sichern',
  'Saved to your downloads: {name}': 'Bei den Downloads gesichert: {name}',
  Secrets: 'Geheimnisse',
  'Sent: {name}': 'Verschickt: {name}',
  'Storage was closed so that another tab could update it.':
    'Der Speicher wurde geschlossen, damit ein anderer Tab ihn erneuern konnte.',
  'Remove the campaign from this phone': 'Den Feldzug von diesem Telefon nehmen',
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
  'Update: reload with a network. Until then Realmbook opens and changes nothing here.':
    'Erneuere es: Lade es mit Netz neu. Bis dahin öffnet und ändert Realmbook hier nichts.',
  'Only the entries that every phone at the table has. No secrets.':
    'Was jedes Telefon am Tisch ohnehin hat. Keine Geheimnisse.',
  'Everything saved is still there. Close Realmbook completely and open it again, then repeat your last step if it is missing.':
    'Was gespeichert war, ist noch da. Schließe Realmbook ganz und öffne es wieder; wiederhole dann deinen letzten Schritt, falls er fehlt.',
  'With a passphrase, or not at all.': 'Mit einem Kennsatz oder gar nicht.',
  'With my recovery phrase': 'Mit meinem Wiederherstellungssatz',
  'With the keys to my seat, locked: my recovery phrase opens it.':
    'Mit den Schlüsseln meines Platzes, verschlossen: Mein Wiederherstellungssatz öffnet sie.',
  'With the keys to my seat, locked: you choose the lock.':
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
  'may delete it when the phone runs out of space': 'darf ihn löschen, wenn dem Telefon der Platz ausgeht',
  'no player’s phone; a phone that was here before still has its old copy':
    'niemand, der jetzt spielt; ein Telefon, das früher dabei war, hat noch den Stand von damals',
  'no other phone has it: only this one': 'keines hat ihn: Er ist nur auf diesem Telefon',
  'none yet': 'noch keine',
  now: 'jetzt',
  'of {n} phone': 'von {n} Telefon',
  'of {n} phones': 'von {n} Telefonen',
  today: 'heute',
  '{names} has all of it.': '{names} hat alles.',
  '{names} have all of it.': '{names} haben alles.',
  '{name} may be missing {n} entry.': '{name} fehlt vielleicht {n} Eintrag.',
  '{name} may be missing {n} entries.': '{name} fehlen vielleicht {n} Einträge.',
  '{n} day ago': 'vor {n} Tag',
  '{n} days ago': 'vor {n} Tagen',
  '{n} entry': '{n} Eintrag',
  '{n} entry that is not here yet': '{n} Eintrag, der hier fehlt',
  '{n} entries': '{n} Einträge',
  '{n} entries that are not here yet': '{n} Einträge, die hier fehlen',
  '{n} page': '{n} Seite',
  '{n} pages': '{n} Seiten',
  '{why}, {size} KB': '{why}, {size} KB',
};
