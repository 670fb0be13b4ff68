/** A phone that reaches the others or does not, by the test's word: its line to the meeting server is cut and given back. */
import type { Phone } from '../phone.ts';

export interface Line {
  /** Direct lines to other phones stay: put the phone away and take it out again. */
  cut: () => void;
  mend: () => void;
}

/** Before the phone's first page. Chromium says in the console that a socket was refused: that is excused. */
export async function lineOf(phone: Phone, held = true): Promise<Line> {
  let whole = held;
  phone.expectProblem(/WebSocket connection to .*\/signal/);
  await phone.context.routeWebSocket(/\/signal\//, (socket) => {
    if (whole) socket.connectToServer();
    else void socket.close();
  });
  return {
    cut: () => {
      whole = false;
    },
    mend: () => {
      whole = true;
    },
  };
}
