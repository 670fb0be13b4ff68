/** Where other devices on the same network find this machine. */
import { networkInterfaces } from 'node:os';

/** @returns {string[]} IPv4 addresses of this machine on its networks, loopback and link-local ones left out */
export function lanAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(
      (address) => address.family === 'IPv4' && !address.internal && !address.address.startsWith('169.254.'),
    )
    .map((address) => address.address);
}
