/** Where other devices on the same network find this machine. */
import { networkInterfaces } from 'node:os';

/**
 * Networks that only programs of this machine are on, or the far end of a tunnel: containers, virtual machines, VPNs. On Windows
 * their names stand in front of those they are given, as in "vEthernet (WSL)".
 */
const VIRTUAL =
  /^(?:docker|br-|veth|cni|flannel|virbr|vmnet|vnic|vboxnet|virtualbox|vmware|vethernet|zt|tailscale|utun|tun|tap|wg|ppp|ham)/i;

/**
 * @param {ReturnType<typeof networkInterfaces>} interfaces by their names
 * @returns {string[]} IPv4 addresses of this machine on its networks, loopback and link-local ones left out; last those on which
 *   phones of a table are hardly ever
 */
export function lanAddresses(interfaces = networkInterfaces()) {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
      )
      .map(({ address }) => ({ address, virtual: VIRTUAL.test(name) })),
  );
  return found.toSorted((a, b) => Number(a.virtual) - Number(b.virtual)).map(({ address }) => address);
}
