export default function InviteSheet(_: { onClose: () => void }) {
  return null;
}
