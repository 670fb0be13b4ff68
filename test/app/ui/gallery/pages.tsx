/** What fills a page, stands at its foot, or lies over it. */

import { BottomSheet } from '../../../../src/app/ui/bottom-sheet.tsx';
import { Button, IconButton } from '../../../../src/app/ui/button.tsx';
import { PageTitle } from '../../../../src/app/ui/page.tsx';
import { QuestionCard } from '../../../../src/app/ui/question-card.tsx';
import { ResultSheet } from '../../../../src/app/ui/result-sheet.tsx';
import { Row, Rows } from '../../../../src/app/ui/rows.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../../src/app/ui/states.tsx';
import { ActingFor, TopBar } from '../../../../src/app/ui/top-bar.tsx';
import { Over } from './over.tsx';
import { Phone, Specimen } from './specimen.tsx';

export function Pages() {
  return (
    <>
      <Over />
      <Specimen name="PageTitle" column>
        <PageTitle over="The second month" title="Scouting" end={<IconButton icon="more" label="More" />} />
      </Specimen>
      <Specimen name="TopBar" note="filled in for another player" column>
        <ActingFor.Provider value={() => ({ name: 'Tom', words: 'You answer for Tom.' })}>
          <TopBar title="Scouts" back="#pages" close end={<IconButton icon="why" label="Why scouts" />} />
          <QuestionCard question="Which way do Tom’s scouts go?" answers={<Button>Stay</Button>} />
        </ActingFor.Provider>
      </Specimen>
      <Specimen name="QuestionCard" column>
        <QuestionCard
          over="your turn"
          question="Does the banner force its march?"
          why="A forced march reaches one tile further and may cost troops."
          end={<IconButton icon="why" label="Why a forced march" />}
          last={<Button kind="quiet">By agreement…</Button>}
          answers={
            <>
              <Button kind="filled">Force it</Button>
              <Button>Rest</Button>
            </>
          }
        >
          <Rows label="What is at stake">
            <Row title="Troops" value="300" />
          </Rows>
        </QuestionCard>
      </Specimen>
      <Specimen name="ResultSheet" column>
        <Phone>
          <ResultSheet
            icon="crossed-swords"
            tincture="gules"
            title="Harrowmere wins the field"
            because={<p>6 and 5 against 3 and 2.</p>}
            answers={<Button kind="filled">Apply: 200 troops lost</Button>}
          />
        </Phone>
        <Phone>
          <ResultSheet icon="wheat" tone="warn" title="Food is short" />
        </Phone>
        <Phone>
          <ResultSheet title="Nothing found" />
        </Phone>
      </Specimen>
      <Specimen name="BottomSheet" column>
        <Phone>
          <BottomSheet label="The tile" peek={<p>Plains, a village</p>} onDismiss={() => undefined}>
            <Button>Scout it</Button>
          </BottomSheet>
        </Phone>
        <Phone>
          <BottomSheet label="The capital" open peek={<p>A fortress</p>}>
            <Button>Build</Button>
          </BottomSheet>
        </Phone>
      </Specimen>
      <Specimen name="EmptyState" column>
        <EmptyState title="No banners yet" action={<Button kind="filled">Raise one</Button>}>
          Banners are raised in winter.
        </EmptyState>
      </Specimen>
      <Specimen name="LoadingState" column>
        <LoadingState />
        <LoadingState label="Reading the book" share={0.4} action={<Button>Stop</Button>} />
      </Specimen>
      <Specimen name="ErrorState" column>
        <ErrorState onRetry={() => undefined} detail="NetworkError: the file did not come." />
      </Specimen>
    </>
  );
}
