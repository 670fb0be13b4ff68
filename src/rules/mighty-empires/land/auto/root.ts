/** Square roots by halving alone: what every phone works out alike, unlike a built-in that may round its own way. */

/** √n, good to the last few bits; 0 for nothing and below. */
export function root(n: number): number {
  if (n <= 0) return 0;
  let guess = Math.max(n, 1);
  for (let i = 0; i < 40; i++) guess = (guess + n / guess) / 2;
  return guess;
}
