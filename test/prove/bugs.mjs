/**
 * One bug for each promise of docs/trust.md, small enough to slip in unseen: `npm run plant` puts each into a copy of the
 * house and demands that the named test turns red, and not the compiler.
 * @typedef {object} Bug
 * @property {string} promise how the promise begins in docs/trust.md
 * @property {string} file
 * @property {string} find stands in the file once
 * @property {string} put
 * @property {string} test
 * @property {string} title part of the title of the test that has to fail
 */

/** @type {readonly Bug[]} */
export const bugs = [
  {
    promise: 'No file, frame or code makes the app throw',
    file: 'src/log/line.ts',
    find: 'const said = within(value) ?',
    put: 'const said = within(null) ?',
    test: 'test/log/door.test.ts',
    title: 'H1: an amendment that would reach into every object is no line',
  },
  {
    promise: "What a file says about a campaign's state is never believed",
    file: 'src/store/backups.ts',
    find: 'put(shelves.newRow({ campaign, title, ruleset, card: null }, now))',
    put: "put(shelves.newRow({ campaign, title, ruleset, card: 'as the file says' }, now))",
    test: 'test/store/exports.test.ts',
    title: 'H15: what a file says that pages came to is not believed',
  },
  {
    promise: 'A damaged or hostile record hides no other campaign',
    file: 'src/store/shelf.ts',
    find: `  } catch {
    return undefined;
  }
}

const UNREAD`,
    put: `  } catch {
    throw new StoreError('damaged');
  }
}

const UNREAD`,
    test: 'test/store/damaged-rows.test.ts',
    title: 'M7',
  },
  {
    promise: 'A stranger without the book and without an open invitation learns from a phone neither',
    file: 'src/sync/handshake.ts',
    find: 'if (!state.secret || !knocks(state.secret, ground, mac))',
    put: 'if (!state.secret || (mac.length < 64 && !knocks(state.secret, ground, mac)))',
    test: 'test/sync/handshake.test.ts',
    title: 'a stranger who calls twice and throws the first hello back',
  },
  {
    promise: 'An invitation gives away nothing of the table but its own door',
    file: 'src/campaign/standing.ts',
    find: 'const open = book.roster.invitations.filter((one) => isOpen(one, book.pages.length - 1));',
    put: 'const open = book.roster.invitations.filter((one) => one.key.length > book.pages.length - 1);',
    test: 'test/campaign/standing.test.ts',
    title: 'R23: an invitation that has ended opens no door',
  },
  {
    promise: 'A key that nobody admitted learns nothing that is in the book',
    file: 'src/sync/handshake.ts',
    find: "if (known === 'stranger' && !brings)",
    put: "if (known === 'stranger' && !brings && introduction !== undefined)",
    test: 'test/campaign/standing.test.ts',
    title: 'H11: a key nobody admitted',
  },
  {
    promise: 'Of logs that nobody let in nothing is kept',
    file: 'src/log/heard.ts',
    find: 'if (!holds) return;',
    put: 'if (!holds && devices.size > 40) return;',
    test: 'test/log/heard.test.ts',
    title: 'R3: a signature that is not the newcomer’s',
  },
  {
    promise: 'A line is taken or not by its bytes and its own log',
    file: 'src/campaign/fold.ts',
    find: 'for (const part of open) spellable',
    put: 'for (const part of open.slice(4)) spellable',
    test: 'test/campaign/guard.test.ts',
    title: 'R19: half: nothing of the line counts',
  },
  {
    promise: 'Phones that have the same lines read the same book',
    file: 'src/log/taking.ts',
    find: 'aside: newest(kept.aside)',
    put: 'aside: newest([])',
    test: 'test/log/properties.proof.test.ts',
    title: 'log.arrival',
  },
  {
    promise: 'A member who signs histories without end',
    file: 'src/log/taking.ts',
    find: 'core.tainted.has(run.author) && !here?.forks)',
    put: 'core.tainted.has(run.author) && (run.seq > 1 || !here?.forks))',
    test: 'test/store/forks.test.ts',
    title: 'H13: of 780 histories',
  },
  {
    promise: 'Who finds that their key ran on two phones',
    file: 'src/campaign/late.ts',
    find: "standing(hash) === 'frozen') lost.set",
    put: "standing(hash) === 'late') lost.set",
    test: 'test/app/host/two-histories.test.tsx',
    title: 'R6: an order lost to a second history',
  },
  {
    promise: 'A founder who signs two first lines',
    file: 'src/log/levels.ts',
    find: '[...chains.values()].flatMap(branchesOf))',
    put: '[...chains.values()].flatMap((one) => branchesOf(one).slice(0, 1)))',
    test: 'test/campaign/session.test.ts',
    title: 'M10',
  },
  {
    promise: 'A page that is shown as final is never undone',
    file: 'src/log/votes.ts',
    find: 'final: best.votes > Math.max(...rivals) + 2 * liars',
    put: 'final: best.votes + all > Math.max(...rivals) + 2 * liars',
    test: 'test/log/votes.test.ts',
    title: 'make a page final',
  },
  {
    promise: "Nobody writes in another seat's name",
    file: 'src/campaign/questions.ts',
    find: "question !== undefined && (question.by === seat || question.by === 'table');",
    put: "question !== undefined && (question.by === seat || question.by !== '');",
    test: 'test/campaign/whose-answer.test.ts',
    title: 'campaign.answer.owner',
  },
  {
    promise: 'Two hands that put a player out',
    file: 'src/log/hands.ts',
    find: 'a.author !== b.author &&\n  !plays(roster, a.author, b.seat, page) &&\n  !plays(roster, b.author, a.seat, page);',
    put: 'a.author.length === b.author.length &&\n  roster.campaign !== String(page);',
    test: 'test/log/strikes.test.ts',
    title: 'H6: no device agrees with itself',
  },
  {
    promise: 'The first choice that is laid face down binds',
    file: 'src/campaign/choices.ts',
    find: 'rivals && rivals.length > 1 ? reading.mending.rivals.best(rivals) : placed;',
    put: 'rivals && rivals.length > 1 ? (rivals.at(-1) ?? placed) : placed;',
    test: 'test/campaign/laid-down.test.ts',
    title: 'H4, R15',
  },
  {
    promise: 'The length of a box tells nothing',
    file: 'src/log/seal.ts',
    find: 'let length = 256;',
    put: 'let length = least;',
    test: 'test/campaign/bound.test.ts',
    title: 'H5: boxes of one question have one length',
  },
  {
    promise: 'A choice that is withheld is named',
    file: 'src/campaign/forfeits.ts',
    find: 'return all && !unseen.some((one) => opens(reading, one, laid));',
    put: 'return all && unseen.length > 0 && !unseen.some((one) => opens(reading, one, laid));',
    test: 'test/campaign/forfeits.test.ts',
    title: 'who has seen the other’s card gains nothing by keeping theirs down',
  },
  {
    promise: 'What only some phones can read decides nothing',
    file: 'src/campaign/privately.ts',
    find: `fails?.();
    return before;`,
    put: `fails?.();
    throw problem;`,
    test: 'test/campaign/bound.test.ts',
    title: 'a change that only its owner’s book cannot take',
  },
  {
    promise: 'A change by agreement has a form',
    file: 'src/kernel/shapes.ts',
    find: '.test(value) && !inborn.has(value);',
    put: '.test(value) && (!inborn.has(value) || value.length > 2);',
    test: 'test/rules/realm-armies/amended.proof.test.ts',
    title: '',
  },
  {
    promise: 'Dice that are called "dice of two phones" are',
    file: 'src/campaign/together.ts',
    find: 'return rollCommit(spotOf(ring, roll.entry), opened.secret) === roll.entry.body.commit &&\n    same',
    put: 'return rollCommit(spotOf(ring, roll.entry), opened.secret).length === roll.entry.body.commit.length &&\n    same',
    test: 'test/campaign/together.test.ts',
    title: 'R16: a cheat is named',
  },
  {
    promise: "A ledger's published key is the one",
    file: 'src/log/ledger-keys.ts',
    find: 'claimed.get(entry.seat)?.has(ledgerHash(key))',
    put: 'claimed.get(entry.seat)?.has(ledgerHash(key)) !== undefined',
    test: 'test/campaign/ledger-keys.test.ts',
    title: 'a false key that is published for a seat opens nothing',
  },
  {
    promise: 'A phone in a meeting cannot freeze another',
    file: 'src/sync/budget.ts',
    find: 'while (all > HELD.all) {',
    put: 'while (all > HELD.all * 1_000) {',
    test: 'test/sync/budget.test.ts',
    title: 'H14: memory is bounded for one line and for all',
  },
  {
    promise: 'A backup that is locked with the recovery words',
    file: 'src/store/locked-file.ts',
    find: 'return join(head, box(file, key, head));',
    put: 'return join(head, box(file, key, head), file.subarray(0, 0), text(String(file.length)));',
    test: 'test/store/locked.test.ts',
    title: 'M12',
  },
  {
    promise: 'Its owner sits again by a backup and the recovery words',
    file: 'src/log/proposals.ts',
    find: 'members: same ? rest.members : [...rest.members, member],',
    put: 'members: same ? [...rest.members, member] : rest.members,',
    test: 'test/log/seats.test.ts',
    title: '',
  },
  {
    promise: 'Two other players put the lost phone out',
    file: 'src/campaign/standing.ts',
    find: "one.until !== undefined && !leftBy(one)) ? 'withdrawn' : 'stranger'",
    put: "one.until !== undefined && !leftBy(one)) ? 'guest' : 'stranger'",
    test: 'test/campaign/standing.test.ts',
    title: 'H11: a phone that was withdrawn is told nothing',
  },
  {
    promise: 'A campaign whose founder never comes again plays on',
    file: 'src/log/stand-ins.ts',
    find: '(lone || nods.some((nod) => inPast(nod, line))) &&',
    put: '(lone || nods.length > 1) &&',
    test: 'test/campaign/without-founder.test.ts',
    title: 'campaign.without-founder',
  },
  {
    promise: 'A browser killed while it writes loses nothing',
    file: 'src/campaign/session.ts',
    find: 'if (outrun) await rekey({ ...keys, device: makeDevice(chance) });',
    put: 'if (outrun && !ended) await rekey({ ...keys });',
    test: 'test/campaign/session.test.ts',
    title: '',
  },
  {
    promise: 'No log grows beyond 20,000 lines or 8 MiB',
    file: 'src/log/quota.ts',
    find: 'lines: 20_000,',
    put: 'lines: 20_001,',
    test: 'test/log/quota.test.ts',
    title: 'R5: its 20,000th line is taken, the next is not',
  },
  {
    promise: 'Nobody takes an order back by dating the strike',
    file: 'src/log/strikes.ts',
    find: 'return own && target.page === mend.page && inPast(target, mend) && !holding(target, mend);',
    put: 'return own && target.page === mend.page && (inPast(target, mend) || !holding(target, mend));',
    test: 'test/log/taking-back.test.ts',
    title: 'H7',
  },
  {
    promise: 'Who sat alone changes nothing by agreement with themselves',
    file: 'src/log/strikes.ts',
    find: 'line.page <= mend.page && !inPast(mend, line)',
    put: 'line.page <= mend.page && inPast(line, mend)',
    test: 'test/log/taking-back.test.ts',
    title: 'H6',
  },
  {
    promise: 'A mended rule changes no page of a running campaign',
    file: 'src/log/raises.ts',
    find: 'covers(reads.get(device), to)',
    put: 'covers(reads.get(device) ?? to, to)',
    test: 'test/campaign/raising.test.ts',
    title: 'H2: a raise counts only where every phone that wrote on the page had announced that it reads it',
  },
  {
    promise: 'Where all move at once, orders that name one piece',
    file: 'src/campaign/crossed.ts',
    find: 'const apart = !book.inPast(one, other) && !book.inPast(other, one);',
    put: 'const apart = book.inPast(one, other) && !book.inPast(other, one);',
    test: 'test/campaign/crossed.test.ts',
    title: 'R26: two orders about one piece that did not see each other are shown',
  },
  {
    promise: 'Two linked phones that read the same lines differently find',
    file: 'src/sync/parting.ts',
    find: 'print === own ? { ...parting, low: lines }',
    put: 'print !== own ? { ...parting, low: lines }',
    test: 'test/sync/parting.test.ts',
    title: 'the first line after which two tables part is found and named',
  },
  {
    promise: 'Nobody sits, looks on or opens an invitation by their own word',
    file: 'src/log/invitations.ts',
    find: 'used < limit &&\n    pageAt',
    put: 'used <= limit &&\n    pageAt',
    test: 'test/log/seats.test.ts',
    title: 'R12: it lets in no more than it says',
  },
  {
    promise: "Who has a seat's key makes no more than 32 phones with it",
    file: 'src/log/entry.ts',
    find: 'v.maxValue(32)',
    put: 'v.maxValue(33)',
    test: 'test/log/seats.test.ts',
    title: 'there is no 33rd',
  },
  {
    promise: 'A book laid open shows what was declared',
    file: 'src/campaign/witnessed.ts',
    find: '(asker ? inPast(one, asker) :',
    put: '(asker ? inPast(one, line) :',
    test: 'test/campaign/opened.test.ts',
    title: 'H7, R18',
  },
  {
    promise: 'A word that is none pays no debt',
    file: 'src/campaign/tells.ts',
    find: '!told && debt.to.some((seat) => ring.seats.has(seat)) ?',
    put: '!told && debt.to.every((seat) => !ring.seats.has(seat)) ?',
    test: 'test/campaign/audit.test.ts',
    title: 'a box that does not open leaves it standing',
  },
  // The variants of which the simulation of the design showed that they part phones or undo final pages.
  {
    promise: 'Phones that have the same lines read the same book',
    file: 'src/log/core.ts',
    find: 'return { chains: kept, tainted, heard:',
    put: 'return { chains: kept === chains ? kept : chains, tainted, heard:',
    test: 'test/log/forks.proof.test.ts',
    title: 'R6, H13',
  },
  {
    promise: 'No log grows beyond 20,000 lines or 8 MiB',
    file: 'src/log/chain.ts',
    find: 'within([...(base?.lines.slice(0, from) ?? []), ...lines])',
    put: 'within([...branches.flatMap((one) => one.lines), ...lines])',
    test: 'test/log/floods.proof.test.ts',
    title: 'R5, H12',
  },
  {
    promise: 'A page that is shown as final is never undone',
    file: 'src/log/votes.ts',
    find: `          if (known.some((one) => one.branch === branch && one.line.entry.seat === seat)) break;
          firsts.set(on.page, [...known, { line, close, branch }]);
`,
    put: `          const moved = known.filter((one) => one.line.entry.author !== line.entry.author);
          firsts.set(on.page, [...moved, { line, close, branch }]);
`,
    test: 'test/log/final.proof.test.ts',
    title: 'R10: honest phones that meet seldom',
  },
  {
    promise: "Nothing of a player's book, letters and keys",
    file: 'src/campaign/write-letter.ts',
    find: '...seal(text, key, at, chance) };',
    put: '...seal(text, key, at, chance), ...{ words: text } };',
    test: 'test/campaign/canaries.proof.test.ts',
    title: 'proof 9: no secret of 5 campaigns',
  },
  {
    promise: 'Phones that have the same lines read the same book',
    file: 'src/log/line.ts',
    find: 'return { bytes, said: { ...said, body: read } };',
    put: 'return { bytes, said: read ? said : { ...said, body: read } };',
    test: 'test/log/format.test.ts',
    title: 'a phone reads its own line as everybody else does',
  },
  {
    promise: 'Phones that have the same lines read the same book',
    file: 'src/campaign/spelled.ts',
    find: 'old.page === page &&',
    put: '(old.page === page || ids.length > -1) &&',
    test: 'test/campaign/reader.test.ts',
    title: 'a page that begins empty after another close',
  },
];
