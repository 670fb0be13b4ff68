/** The shelf: where the app opens. */
export default function Home() {
  return <h1>Realmbook</h1>;
}
