/** Lines to write in. */
import { createSignal } from 'solid-js';
import { IconButton } from '../../../../src/app/ui/button.tsx';
import { Field, Select } from '../../../../src/app/ui/field.tsx';
import { SearchField } from '../../../../src/app/ui/search-field.tsx';
import { wordsField } from '../../../../src/app/ui/words-field.tsx';
import { Specimen } from './specimen.tsx';

export function Fields() {
  const [name, setName] = createSignal('Harrowmere');
  const [sought, setSought] = createSignal('siege');
  const [season, setSeason] = createSignal<'spring' | 'winter'>('spring');
  const phrase = wordsField();
  phrase.refuse('These words open no backup.');
  return (
    <>
      <Specimen name="Field" column>
        <Field label="Name" value={name()} onInput={setName} hint="Other players see it." />
        <Field label="Empty" value="" placeholder="What it may say" onInput={() => undefined} />
        <Field label="Refused" value="?" error="A name has a letter in it." onInput={() => undefined} />
        <Field label="Number" value="12" inputmode="numeric" onInput={() => undefined} />
        <Field label="Several lines" value={name()} rows={3} onInput={setName} />
        <Field
          label="With a control"
          value={name()}
          onInput={setName}
          end={<IconButton icon="close" label="Empty the name" onTap={() => setName('')} />}
        />
      </Specimen>
      <Specimen name="wordsField" note="typing takes the error back" column>
        <phrase.Field label="Recovery phrase" />
      </Specimen>
      <Specimen name="Select" column>
        <Select
          label="Season"
          value={season()}
          options={[
            { value: 'spring', label: 'Spring' },
            { value: 'winter', label: 'Winter' },
          ]}
          onPick={setSeason}
          hint="The phone’s own picker opens."
        />
      </Specimen>
      <Specimen name="SearchField" column>
        <SearchField label="Search the charts" value={sought()} onInput={setSought} />
      </Specimen>
    </>
  );
}
