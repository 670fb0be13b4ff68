/** The address that the terminal prints and its code holds is one that a phone in the room can open. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses } from '../../server/network.mjs';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({
    address,
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    family: 'IPv4',
    internal: false,
    cidr: null,
    ...more,
  }) as NetworkInterfaceInfo;

test.each([
  [
    'containers',
    { docker0: [at('172.17.0.1')], 'br-3f2a': [at('172.18.0.1')], wlp2s0: [at('192.168.1.20')] },
  ],
  ['a virtual machine', { vmnet8: [at('192.168.56.1')], en0: [at('192.168.1.20')] }],
  [
    'Windows beside a Linux of its own',
    { 'vEthernet (WSL)': [at('172.29.0.1')], 'WLAN 2': [at('192.168.1.20')] },
  ],
  ['a tunnel', { utun3: [at('10.8.0.2')], en0: [at('192.168.1.20')] }],
])('%s: the network of the room comes first', (_, interfaces) => {
  const found = lanAddresses(interfaces);
  expect(found[0]).toBe('192.168.1.20');
  expect(found).toHaveLength(Object.keys(interfaces).length);
});

test('where there is nothing else, the address of a virtual network is better than none', () => {
  expect(lanAddresses({ docker0: [at('172.17.0.1')] })).toEqual(['172.17.0.1']);
});

test('loopback, IPv6 and addresses that a device gave itself are none', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    eth0: [at('fe80::1', { family: 'IPv6' }), at('169.254.7.7'), at('10.0.0.5')],
    wlan0: undefined,
  };
  expect(lanAddresses(interfaces)).toEqual(['10.0.0.5']);
});
