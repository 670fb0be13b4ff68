/** German for what the settings say of storage, backups, installing and meeting. */
import type { Dictionary } from './index.ts';

export const keeping: Dictionary = {
  'A report lists the faults that Realmbook noticed on this phone since you opened it. It names no player and no campaign, and contains nothing from any book.':
    'Ein Bericht sagt, was Realmbook auf diesem Telefon bemerkt hat, seit du es geöffnet hast. Er nennt weder Spieler noch Feldzug und enthält nichts aus einem Buch.',
  'Copy the report': 'Bericht kopieren',
  'The report': 'Der Bericht',
  'This browser would not copy it. Press and hold the words to copy them yourself.':
    'Dieser Browser wollte es nicht kopieren. Halte die Worte gedrückt und kopiere sie von Hand.',
  'Write a report': 'Bericht schreiben',
  'You act for {name}': 'Du handelst für {name}',
  'You stand in for {name}': 'Du vertrittst {name}',
  'You are {name}’s regent': 'Du bist Regent für {name}',
  'Stand in for {name} now': '{name} jetzt vertreten',
  'Act as {name}’s regent': 'Als Regent für {name} handeln',
  'Act for {name}': 'Für {name} handeln',
  'You stand in for them.': 'Du vertrittst sie.',
  'You are their regent.': 'Du bist ihr Regent.',
  'You may act for them.': 'Du kannst für sie handeln.',
  'if something went wrong': 'wenn etwas schiefging',
  'A damaged campaign': 'Ein beschädigter Feldzug',
  'Realmbook first keeps a backup of the rest on this phone: you find it in Settings, under Backups.':
    'Zuvor wird auf diesem Telefon gesichert, was übrig ist: Es steht in den Einstellungen unter Sicherungen.',
  'Part of this campaign is damaged on this phone. The entries of its book are stored separately.':
    'Ein Teil dieses Feldzugs ist auf diesem Telefon beschädigt. Die Einträge seines Buchs liegen woanders.',
  'The app writes it again when you open the campaign.':
    'Sie wird neu geschrieben, sobald du den Feldzug öffnest.',
  'Its card on the shelf': 'Seine Karte im Regal',
  'Keep it here': 'Hier behalten',
  'Open the campaign': 'Feldzug öffnen',
  'Save what is left': 'Sichern, was übrig ist',
  'Remove the campaign': 'Den Feldzug entfernen',
  'Remove it from this phone?': 'Von diesem Telefon nehmen?',
  'They are lost.': 'Sie sind verloren.',
  'This phone’s keys to it': 'Die Schlüssel dieses Telefons dazu',
  'This phone’s own notes on it': 'Die eigenen Notizen dieses Telefons dazu',
  'What this phone cannot read': 'Was sich nicht lesen lässt',
  'What is left of it': 'Was davon übrig ist',
  'Your last backup brings them back. Without one, your recovery phrase brings back your seat.':
    'Deine letzte Sicherung bringt sie zurück. Ohne sie bringt dein Wiederherstellungssatz deinen Platz zurück.',
  Address: 'Adresse',
  'Enter addresses like stun:stun.example.org:3478.': 'Bitte Adressen wie stun:stun.example.org:3478.',
  'Enter an address like https://realmbook.example/signal.':
    'Bitte eine Adresse wie https://realmbook.example/signal.',
  'Protect my data': 'Meine Daten schützen',
  'Backed up today': 'Heute gesichert',
  'Backed up {n} day ago': 'Vor {n} Tag gesichert',
  'Backed up {n} day ago: save a new one': 'Vor {n} Tag gesichert: sichere neu',
  'Backed up {n} days ago': 'Vor {n} Tagen gesichert',
  'Backed up {n} days ago: save a new one': 'Vor {n} Tagen gesichert: sichere neu',
  'Browsers install apps only from addresses that begin with https. Start Realmbook with --https, or open it once from such an address; after that it needs no network.':
    'Browser installieren nur, was über https kam. Starte Realmbook mit --https oder öffne es einmal unter einer Adresse, die mit https beginnt; danach braucht es kein Netz.',
  'Cannot be installed from this address': 'Lässt sich von dieser Adresse nicht installieren',
  'Empty: the server this page came from. It introduces phones to each other and sees nothing of what they say.':
    'Leer: der, von dem diese Seite kam. Er macht Telefone miteinander bekannt und sieht nichts von dem, was sie sagen.',
  'Servers that help through routers (STUN)': 'Helfer durch Router (STUN)',
  'In Safari, tap Share: the square with an arrow.': 'Tippe in Safari auf Teilen: das Quadrat mit dem Pfeil.',
  Install: 'Installieren',
  'Installed, it opens without a network, and the phone keeps its books.':
    'Installiert öffnet es sich ohne Netz, und das Telefon behält seine Bücher.',
  'It has promised not to delete them by itself.': 'Er hat versprochen, sie nicht von selbst zu löschen.',
  'It opens without a network, and the phone keeps its books.':
    'Es öffnet sich ohne Netz, und das Telefon behält seine Bücher.',
  'Save these addresses': 'Adressen speichern',
  'Kept on this phone': 'Auf diesem Telefon aufbewahrt',
  'Saved. The next meeting uses it.': 'Gespeichert. Das nächste Treffen nutzt es.',
  'Trying the server …': 'Es wird angeklopft …',
  Look: 'Ansehen',
  'No backup outside this phone yet': 'Noch keine Sicherung außerhalb dieses Telefons',
  'All of it is on this phone': 'Alles ist auf diesem Telefon',
  'Charts, dice and names work without a network. Still on the way to this phone: {games}.':
    'Tabellen, Würfel und Namen gehen ohne Netz. Noch auf dem Weg zu diesem Telefon: {games}.',
  'It needs no network.': 'Es braucht kein Netz.',
  'Its rules are not on this phone yet. They come by themselves as soon as there is a network.':
    'Seine Regeln sind noch nicht auf diesem Telefon. Sie kommen von selbst, sobald ein Netz da ist.',
  'Not playable without a network yet: {games}.': 'Noch nicht ohne Netz spielbar: {games}.',
  'Rule sets are still on their way to this phone': 'Regelwerke sind noch auf dem Weg zu diesem Telefon',
  'Not on your home screen yet': 'Noch nicht auf dem Startbildschirm',
  'Nothing answers there. Is the server running, and on a network this phone can reach?':
    'Dort antwortet nichts. Läuft er, und in einem Netz, das dieses Telefon erreicht?',
  'On a computer the address bar may show an icon for it.':
    'Am Computer zeigt die Adresszeile vielleicht ein Zeichen dafür.',
  'On your home screen': 'Auf dem Startbildschirm',
  'Only for playing across the internet. The person who runs such a server learns this phone’s address, nothing more.':
    'Nur für das Spiel übers Internet. Wer den Helfer betreibt, erfährt die Adresse dieses Telefons, mehr nicht.',
  'Open Realmbook from there. Safari deletes the data of pages you have not opened for a week, but never of installed apps.':
    'Öffne Realmbook von dort. Safari löscht die Daten von Seiten, die du eine Woche lang nicht geöffnet hast, aber nie die installierter Apps.',
  'Open a backup': 'Eine Sicherung öffnen',
  'Open a backup or an exported file': 'Eine Sicherung oder eine Exportdatei öffnen',
  'Open it': 'Öffnen',
  'Open the browser’s menu: three dots, or three lines.':
    'Öffne das Menü des Browsers: drei Punkte oder drei Striche.',
  'Got it': 'Verstanden',
  'This browser lost its storage': 'Dieser Browser hat seinen Speicher verloren',
  'Gone from this phone: {campaigns}. You can bring a campaign back from a backup file, or through a friend who still has it: ask that friend to invite you, tap your seat, and type the twelve words of your recovery phrase.':
    'Nicht mehr auf diesem Telefon: {campaigns}. Einen Feldzug bringst du aus einer Sicherungsdatei zurück, oder durch jemanden, der ihn noch hat: Lass dich einladen, tippe auf deinen Platz und gib die zwölf Wörter deines Wiederherstellungssatzes ein.',
  'Reading the settings': 'Die Einstellungen werden gelesen',
  'Reading the shelf': 'Das Regal wird gelesen',
  'Storage used': 'Belegter Speicher',
  Save: 'Sichern',
  'Scroll down and tap Add to Home Screen.': 'Blättere nach unten und tippe auf Zum Home-Bildschirm.',
  'Tap Install app, or Add to Home screen.':
    'Tippe auf App installieren oder Zum Startbildschirm hinzufügen.',
  'The browser keeps the books now.': 'Der Browser behält die Bücher nun.',
  'The browser keeps your books': 'Der Browser behält deine Bücher',
  'The browser may delete your books': 'Der Browser darf deine Bücher löschen',
  'The browser would not promise to keep them. Put Realmbook on the home screen, and save backups.':
    'Der Browser wollte es nicht versprechen. Lege Realmbook auf den Startbildschirm und sichere.',
  'The meeting server answers.': 'Der Treffpunkt antwortet.',
  'This campaign is on this phone already. No new entry came in.':
    'Dieser Feldzug ist schon auf diesem Telefon. Kein neuer Eintrag kam dazu.',
  'This campaign is on this phone already. {n} new entry came in.':
    'Dieser Feldzug ist schon auf diesem Telefon. {n} neuer Eintrag kam dazu.',
  'This campaign is on this phone already. {n} new entries came in.':
    'Dieser Feldzug ist schon auf diesem Telefon. {n} neue Einträge kamen dazu.',
  'This is an invitation, not a backup. Open it from Join on the shelf.':
    'Das ist eine Einladung, keine Sicherung. Öffne sie im Regal unter Beitreten.',
  'This page uses https and can only reach servers that use it too.':
    'Diese Seite kam über https und darf nur Server rufen, die es auch nutzen.',
  'Try it': 'Probieren',
  'When the phone runs out of space. Protect your data, install the app, and save backups.':
    'Wenn dem Telefon der Platz ausgeht. Schütze deine Daten, installiere die App und sichere Kopien.',
  backups: 'sicherungen',
  'before a removal': 'vor einem Entfernen',
  'before an import': 'vor einem Einlesen',
  'before an update': 'vor einer neuen Fassung',
  'by hand': 'von Hand',
  'meeting server': 'treffpunkt',
  none: 'keine',
  'of about {all} that this browser allows': 'von etwa {all}, die dieser Browser gibt',
  storage: 'speicher',
  'the app': 'die app',
  '{n} GB': '{n} GB',
  '{n} KB': '{n} KB',
  '{n} MB': '{n} MB',
  '{n} entry was added.': '{n} Eintrag kam hinzu.',
  '{n} entries were added.': '{n} Einträge kamen hinzu.',
  'The file brought {n} new entry.': '{n} neuer Eintrag kam mit der Datei.',
  'The file brought {n} new entries.': '{n} neue Einträge kamen mit der Datei.',
  '{when}, {why}, {size} KB': '{when}, {why}, {size} KB',
};
