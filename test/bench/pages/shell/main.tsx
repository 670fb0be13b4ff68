/** The least an app of Solid can be: a heading and a button. */
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function Shell() {
  const [taps, setTaps] = createSignal(0);
  return (
    <main>
      <h1>Shell</h1>
      <button type="button" onClick={() => setTaps(taps() + 1)}>
        {taps()}
      </button>
    </main>
  );
}

const app = document.getElementById('app');
if (app) render(() => <Shell />, app);
