import type { HealthCopy } from './tr';

export const en: HealthCopy = {
  title: 'Health',
  lead: 'How the site looks from outside and from inside, together with the machine that it runs on.',
  checking: 'Checking...',
  again: 'Check again',
  checked: (time) => `Last checked: ${time}`,
  list: 'Results of the check',
  allWell: 'All is well',
  hints: (count) => `The site works. Recommended to do: ${count}`,
  faults: (count) => `To be fixed: ${count}`,
  failed: {
    title: 'The check could not be made',
    text: 'The server did not answer. Please try again in a moment.',
  },
  states: { good: 'Good', hint: 'Advice', fault: 'Fault', unknown: 'Unknown' },
  subjects: {
    address: 'Address of the site',
    scheme: 'Encryption',
    host: 'Domain',
    visitors: 'Addresses of visitors',
    clock: 'Clock',
    disk: 'Disk',
    database: 'Database',
    mail: 'Email',
    backup: 'Backup',
    version: 'Version',
  },
  findings: {
    address: {
      reached: ({ address }) => `The site can be reached at ${address}.`,
      name: ({ host }) =>
        `The name ${host} is not found. Point the DNS record of your domain to this server.`,
      refused: ({ address }) =>
        `${address} refuses connections. Check that the proxy (Caddy or nginx) is running, and that the firewall lets ports 80 and 443 through.`,
      certificate: ({ address }) =>
        `The certificate of ${address} is not valid. Check that the domain points to this server, then look into the log of the proxy.`,
      noEncryption: ({ address }) =>
        `${address} does not speak HTTPS. Set up HTTPS in the proxy, or correct BASE_URL.`,
      tooSlow: ({ address }) =>
        `${address} did not answer within five seconds. Check the firewall, the proxy and the load of the machine.`,
      unreachable: ({ address }) =>
        `${address} cannot be reached. Check BASE_URL, the network connection and the proxy.`,
      otherSite: ({ address }) =>
        `${address} answers, but it is not this site. Check that BASE_URL, the domain and the proxy lead to this site.`,
      stopped: ({ address }) =>
        `The server of ${address} is not running. Start the site, or look into its log.`,
    },
    scheme: {
      secure: () => 'The site uses HTTPS.',
      local: ({ address }) =>
        `The site is open to this machine only (${address}). When you publish it, set BASE_URL to your address, beginning with https.`,
      plain: ({ address }) =>
        `Connections are not encrypted (${address}). Put Caddy in front, and let BASE_URL begin with https.`,
    },
    host: {
      same: ({ seen }) => `Requests arrive under the name ${seen}.`,
      rewritten: ({ seen, host }) =>
        `Requests arrive under the name ${seen} instead of ${host}. Let the proxy pass the Host header on unchanged (nginx: proxy_set_header Host $host).`,
      unknown: () => 'Unknown, because the site could not be reached by its address.',
    },
    visitors: {
      seen: ({ visitor }) => `The proxy passes the addresses of visitors on (this check: ${visitor}).`,
      direct: ({ visitor }) => `Visitors connect directly (this check: ${visitor}).`,
      untrusted: ({ peer }) =>
        `The proxy sends the addresses of visitors but is not trusted, so all visitors count as one. Set TRUST_PROXY to ${peer}.`,
      hidden: () =>
        'The proxy does not send the addresses of visitors, so the limits against misuse do not work. Let it set the X-Forwarded-For header (nginx: proxy_set_header X-Forwarded-For $remote_addr).',
      unknown: () => 'Unknown, because the site could not be reached by its address.',
    },
    clock: {
      right: () => 'The clock of the machine is right.',
      wrong: ({ seconds }) =>
        `The clock of the machine is wrong by ${seconds} seconds, which breaks appointments and verification codes. Switch on time synchronisation (timedatectl set-ntp true).`,
      unknown: () => 'There was no clock to compare with.',
    },
    disk: {
      enough: ({ megabytes }) => `Free space: ${megabytes} MB.`,
      little: ({ megabytes }) =>
        `Space is getting short: ${megabytes} MB free. Make room on the disk of the data folder.`,
      full: ({ megabytes }) =>
        `Space is nearly used up: ${megabytes} MB free. Make room now, or new bookings cannot be stored.`,
      unknown: () => 'The free space could not be found out.',
    },
    database: {
      well: ({ version, applied }) =>
        `PostgreSQL ${version} answers, and its schema is up to date (${applied}).`,
      unreachable: () => 'The database does not answer. Check that it is running, and check DATABASE_URL.',
      readOnly: () =>
        'The database can only be read, so nothing can be booked. Make room on its disk, or make it writable.',
      old: ({ version, needed }) =>
        `PostgreSQL ${version} is not supported. Upgrade it to version ${needed} or later.`,
      migrations: ({ applied, known }) =>
        `The schema of the database does not fit this version (it has ${applied} changes and needs ${known}). Restart the site with the version that you installed last.`,
      unknown: () => 'Unknown, because the server is not running.',
    },
    mail: {
      reachable: () => 'The mail server answers; nothing was sent to test it.',
      failed: ({ reason }) =>
        `The mail server cannot be reached: ${reason}. Check SMTP_URL, or the Email page of your room, and the state of your provider; waiting mails are sent later.`,
      none: () =>
        'Mails are not sent but written to the data folder. Enter your mail server on the Email page of your room.',
    },
    backup: {
      recent: ({ hours }) => `The last backup was made ${hours} hours ago.`,
      old: ({ hours }) => `The last backup was made ${hours} hours ago. Check that the backup job runs.`,
      none: () => 'No backup is known. Copy the data folder to another machine every day.',
    },
    version: {
      current: ({ running, node }) => `Kürsü ${running}, Node.js ${node}.`,
      oldNode: ({ node, needed }) => `Node.js ${node} is too old. Start with version ${needed} or later.`,
      restart: ({ running, installed }) =>
        `Version ${running} is running, and ${installed} is installed. Restart the site.`,
    },
  },
};
