import { counted } from '#/platform/i18n/plural';
import { gigabytesText } from '#/platform/i18n/units';
import type { HealthCopy } from './tr';

const gigabytes = (megabytes: string | undefined) => gigabytesText('en', Number(megabytes));
const ago = (hours: string | undefined) =>
  hours === '0'
    ? 'less than an hour ago'
    : counted('en', Number(hours), { one: '# hour ago', other: '# hours ago' });
const bookings = (count: string | undefined) =>
  counted('en', Number(count), { one: '# booking', other: '# bookings' });
const images = (count: string | undefined) =>
  counted('en', Number(count), { one: '# picture', other: '# pictures' });
const lost = (count: string | undefined) =>
  counted('en', Number(count), {
    one: 'The file of one picture that the site uses was missing',
    other: 'The files of # pictures that the site uses were missing',
  });
const mails = (count: string | undefined) =>
  counted('en', Number(count), { one: 'one email', other: '# emails' });
const needs = { one: 'one thing needs doing', other: '# things need doing' };
const faults = { one: 'There is one fault.', other: 'There are # faults.' };

export const en: HealthCopy = {
  title: 'Site health',
  lead: 'Does every part of your site work, and what should you do if it does not?',
  checking: 'Checking...',
  again: 'Check again',
  checked: (day, time) => `Last checked: ${day}, ${time}`,
  list: 'Results of the check',
  allWell: 'All is well',
  hints: (count) => `The site works, but ${counted('en', count, needs)}.`,
  faults: (count) => counted('en', count, faults),
  failed: {
    title: 'The check could not be made',
    text: 'The server did not answer. Please try again in a moment.',
  },
  states: { good: 'Good', hint: 'Needs action', fault: 'Fault', unknown: 'Unknown' },
  subjects: {
    address: 'Address of the site',
    scheme: 'Secure connection',
    host: 'Links on the pages',
    visitors: 'Protection against misuse',
    clock: 'Clock',
    disk: 'Free space on the server',
    database: 'Your data',
    uploads: 'Uploaded pictures',
    jobs: 'What the site does by itself',
    calendars: 'Connected calendars',
    signIn: 'Signing in',
    mail: 'Email',
    backup: 'Backup',
    version: 'Version',
  },
  links: { mail: 'Open the Email page', backup: 'See your backups', calendars: 'Open the Availability page' },
  retryJobs: 'Try again now',
  retriedJobs: 'Being tried again. Check again in a minute.',
  slow: {
    title: 'Slowest answers',
    note: (since) =>
      `What your site made people wait for longest since ${since}, 24 hours at most. The list begins anew when the site is restarted.`,
    felt: {
      none: 'No visitor has asked for anything that could be measured yet.',
      fast: 'Visitors do not wait: every answer took less than a second.',
      noticed:
        'Some visitors waited for more than a second. Now and then this is normal; if it happens every day, tell the person who set up the site.',
      slow: 'Some visitors waited for more than three seconds. If it happens again, pass the technical details on to the person who set up the site.',
    },
    list: 'List of the slowest answers',
    kinds: {
      page: 'Opening a page',
      sent: 'Sending a form',
      data: 'Information within a page',
      room: 'Something you did in the admin area',
      file: 'A picture or a file',
    },
    room: 'Translating, importing and backing up wait for other services, so seconds are normal.',
    instances:
      'If your site runs on several servers at once, each knows its own answers only: this list is that of the server that made this check.',
  },
  plain: {
    address: {
      reached: () => 'Your site can be reached on the internet.',
      local: () =>
        'For now the address of your site works only on the computer that runs it: visitors and search engines will see the site once your domain is connected. Please tell whoever set up the site.',
      name: () =>
        'Your domain does not lead to the site, so visitors cannot open it. Tell whoever set up the site, or the company that sold you the domain.',
      refused: () => 'Your site cannot be opened from outside. Please tell whoever set it up.',
      certificate: () =>
        'Browsers show a security warning when your site is opened. Please tell whoever set it up.',
      noEncryption: () => 'The address of your site is not secure. Please tell whoever set it up.',
      tooSlow: () =>
        'Your site answers very slowly. Check again in a while; if it stays like this, tell whoever set it up.',
      unreachable: () => 'Your site cannot be reached at its address. Please tell whoever set it up.',
      otherSite: () =>
        'Another site opens at your address instead of this one. Please tell whoever set it up.',
      stopped: () => 'The site is not running. Please tell whoever set it up.',
    },
    scheme: {
      expiring: ({ days }) =>
        `The security certificate ends in ${counted('en', Number(days), { one: '# day', other: '# days' })} and is not being renewed; then browsers will warn your visitors. Please tell whoever set up the site.`,
      secure: () => 'The connection is secure: what visitors enter reaches you encrypted.',
      local: () => 'Checked once your domain is connected.',
      plain: () =>
        'The connection is not secure, and browsers warn your visitors. Please tell whoever set up the site.',
    },
    host: {
      same: () => 'Links on the pages lead to the right address of your site.',
      rewritten: () =>
        'The address of the site is changed on the way, so links on its pages may be wrong. Please tell whoever set it up.',
      unknown: () => 'Not checked, because the site could not be reached by its address.',
    },
    visitors: {
      seen: () => 'Protection against misuse works.',
      direct: () => 'Protection against misuse works.',
      untrusted: () =>
        'All visitors look like one: if somebody reaches a limit, nobody can book. Please tell whoever set up the site.',
      hidden: () =>
        'Visitors cannot be told apart, so the limits against misuse do not work. Please tell whoever set up the site.',
      unknown: () => 'Not checked, because the site could not be reached by its address.',
    },
    clock: {
      right: () => 'The clock is right; appointments and reminders are on time.',
      wrong: () =>
        'The server’s clock is wrong: times of appointments and sign-in codes may be off. Please tell whoever set up the site.',
      unknown: () => 'The clock could not be compared.',
    },
    disk: {
      enough: () => 'There is enough free space on the server.',
      little: ({ megabytes }) =>
        `Space is running short: ${gigabytes(megabytes)} left. Ask whoever set up the site to make room.`,
      full: ({ megabytes }) =>
        `Space is nearly used up: ${gigabytes(megabytes)} left. Once it is full, new bookings cannot be stored; please tell whoever set up the site at once.`,
      unknown: () => 'The free space could not be found out.',
    },
    database: {
      well: () => 'Your data is being saved.',
      unreachable: () =>
        'The data cannot be reached, so the site cannot work. Please tell whoever set it up at once.',
      damaged: () =>
        'Part of your data is damaged and cannot be read. Please tell whoever set up the site at once: a backup has to be restored.',
      readOnly: () =>
        'New bookings and changes cannot be stored. Please tell whoever set up the site at once.',
      old: () => 'The program that stores your data is out of date. Whoever set up the site should renew it.',
      migrations: () => 'The site and its data do not fit together. Please tell whoever set up the site.',
      unknown: () => 'Not checked, because the site is not running.',
    },
    uploads: {
      missing: ({ count }) =>
        `${lost(count)} when the last backup was made, so visitors cannot see what is missing. Older backups are kept. Upload the same picture again, or choose another in its place; the next backup finds out whether all is well.`,
      well: () => 'The pictures that you upload are kept.',
      failed: () =>
        'Pictures cannot be uploaded, and earlier ones may not be shown. Please tell whoever set up the site.',
      unknown: () => 'Not checked, because the site is not running.',
    },
    jobs: {
      well: () => 'Tasks such as resizing pictures and reading calendars are being done.',
      stuck: ({ count }) =>
        `${counted('en', Number(count), { one: 'One task', other: '# tasks' })} that the site does by itself, such as resizing pictures or reading calendars, keeps failing; it is tried again from time to time. Visitors do not notice. Try again now; if it stays like this, tell whoever set up the site.`,
      unknown: () => 'Not checked, because the site is not running.',
    },
    calendars: {
      read: () => 'Your connected calendars are read, and their busy times count.',
      none: () => 'No calendar is connected, so only your own hours and bookings count.',
      failing: ({ names }) =>
        `A connected calendar can no longer be read: ${names}. Its last known busy times count; what you have entered there since does not. Check its address on the Availability page.`,
      unknown: () => 'Not checked, because the site is not running.',
    },
    signIn: {
      well: () => 'All that you need for signing in is in place.',
      unreadable: () =>
        'Your authenticator app cannot be used to sign in, because the secret key of the site was lost or changed. Please tell whoever set up the site.',
      unknown: () => 'Not checked, because the site is not running.',
    },
    mail: {
      reachable: () => 'Your mail server answers.',
      unclear: ({ count }) =>
        `Your mail server answers, but in the last week it did not confirm ${mails(count)}, so it is not known whether the recipient got it. You see this with the record that it is about, and can send it again there.`,
      failed: ({ reason }) =>
        `Email cannot be sent at the moment (${reason}); what waits is sent later. Check what you entered on the Email page, and send a test mail.`,
      none: () =>
        'No email is being sent: confirmations and notices reach nobody, and they are not sent later either. Please fill in the Email page.',
    },
    backup: {
      incomplete: ({ count }) =>
        `The last backup lacks ${images(count)}, because files are missing. Older backups are kept. What to do is given below.`,
      proven: ({ hours, reservations, pictures }) =>
        `The last backup was tried ${ago(hours)} and is sound: ${bookings(reservations)}, ${images(pictures)}.`,
      sameMachine: ({ hours, reservations, pictures }) =>
        `The last backup was tried ${ago(hours)} and is sound (${bookings(reservations)}, ${images(pictures)}), but it lies on the machine that runs the site: if that breaks, it is lost too. Choose another place below.`,
      failed: () => 'No backup could be made. The reason is given below.',
      unproven: () => 'The last backup failed its trial and cannot be relied on. The reason is given below.',
      recent: ({ hours }) => `The last backup was made ${ago(hours)}.`,
      old: ({ hours }) =>
        `The last backup was made ${ago(hours)}; backups may have stopped. Please tell whoever set up the site.`,
      none: () =>
        'There is no backup yet: if the machine breaks, everything is lost. Below you see when backups are made and where they are kept.',
    },
    version: {
      current: () => 'The installed version is running.',
      oldNode: () => 'The program that runs the site is out of date. Whoever set it up should renew it.',
      restart: () =>
        'A new version is installed but not running yet. Whoever set up the site should restart it.',
    },
  },
  findings: {
    address: {
      reached: ({ address }) => `The site can be reached at ${address}.`,
      local: ({ address }) => `${address} is reached from this machine only.`,
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
      expiring: ({ days }) =>
        `The certificate ends in ${counted('en', Number(days), { one: '# day', other: '# days' })}, so it is not being renewed. Look into the log of the proxy; the domain must point to this server, and port 80 or 443 must be open.`,
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
      enough: ({ megabytes }) => `Free space: ${gigabytes(megabytes)}.`,
      little: ({ megabytes }) =>
        `Space is getting short: ${gigabytes(megabytes)} free. Make room on the disk of the data folder.`,
      full: ({ megabytes }) =>
        `Space is nearly used up: ${gigabytes(megabytes)} free. Make room now, or new bookings cannot be stored.`,
      unknown: () => 'The free space could not be found out.',
    },
    database: {
      well: ({ version, applied }) =>
        `PostgreSQL ${version} answers, and its schema is up to date (${applied}).`,
      unreachable: () => 'The database does not answer. Check that it is running, and check DATABASE_URL.',
      damaged: () =>
        'Files of the database are damaged or missing. Stop the site, and restore the last sound backup: npm run restore FILE -- --replace.',
      readOnly: () =>
        'The database can only be read, so nothing can be booked. Make room on its disk, or make it writable.',
      old: ({ version, needed }) =>
        `PostgreSQL ${version} is not supported. Upgrade it to version ${needed} or later.`,
      migrations: ({ applied, known }) =>
        `The schema of the database does not fit this version (it has ${applied} changes and needs ${known}). Restart the site with the version that you installed last.`,
      unknown: () => 'Unknown, because the server is not running.',
    },
    uploads: {
      missing: ({ count }) =>
        `${lost(count)} when the last backup was made (the log has the names). Older archives are kept: put the files from their folder uploads into DATA_DIR/uploads or the S3 bucket, or upload the pictures again; then make a backup.`,
      well: () => 'Files can be stored and removed.',
      failed: ({ code }) =>
        `Uploads cannot be stored (${code}). Check that DATA_DIR/uploads can be written, or the S3 settings.`,
      unknown: () => 'Unknown, because the server is not running.',
    },
    jobs: {
      well: () => 'No job keeps failing.',
      stuck: ({ count, queues }) =>
        `${counted('en', Number(count), { one: 'One job keeps failing and is', other: '# jobs keep failing and are' })} tried every quarter of an hour at the latest: ${queues}. Look for “jobs: an attempt failed” in the log.`,
      unknown: () => 'Unknown, because the server is not running.',
    },
    calendars: {
      read: () => 'Every connected calendar is read.',
      none: () => 'No calendar is connected.',
      failing: ({ names }) =>
        `These calendars have not been readable for half an hour or longer: ${names}. The page Availability of the admin area shows why; their last known busy times count.`,
      unknown: () => 'Unknown, because the server is not running.',
    },
    signIn: {
      well: () => 'The data of authenticators can be read.',
      unreadable: () =>
        'The data of an authenticator cannot be read, because auth-secret in DATA_DIR, or AUTH_SECRET, was lost or changed. Put the former one back, or remove the second step: npm run cli admin two-factor off MAIL.',
      unknown: () => 'Unknown, because the server is not running.',
    },
    mail: {
      reachable: () => 'The mail server answers; nothing was sent to test it.',
      unclear: ({ count }) =>
        `The mail server answers, but in the last week it took ${mails(count)} without confirming that. The admin area shows each with the record that it is about, where it can be sent again. Look into the log of the mail server.`,
      failed: ({ reason }) =>
        `The mail server cannot be reached: ${reason}. Check SMTP_URL, or the page Email of the admin area, and the state of your provider; waiting mails are sent later.`,
      none: () =>
        'Mails are not sent but written to the data folder. Enter your mail server on the page Email of the admin area.',
    },
    backup: {
      incomplete: ({ count }) =>
        `The last backup lacks ${images(count)}, because files are missing. Older archives, which may have what is missing, are kept.`,
      proven: ({ hours, reservations, pictures }) =>
        `The last backup was fetched from its place ${ago(hours)}, restored and found equal: ${bookings(reservations)}, ${images(pictures)}.`,
      sameMachine: ({ hours, reservations, pictures }) =>
        `The last backup was restored ${ago(hours)} and found equal (${bookings(reservations)}, ${images(pictures)}), but it lies on this machine. Set BACKUP_TO, or choose another place on the page Site health of the admin area.`,
      failed: () => 'The nightly backup failed. The log and the page Site health of the admin area say why.',
      unproven: () =>
        'The last backup failed its trial. The log and the page Site health of the admin area say why.',
      recent: ({ hours }) => `The last backup was made ${ago(hours)}.`,
      old: ({ hours }) => `The last backup was made ${ago(hours)}. Check that the backup job runs.`,
      none: () =>
        'No backup is known. If the site runs, it makes one tonight; `npm run backup` makes one now.',
    },
    version: {
      current: ({ running, node }) => `Kürsü ${running}, Node.js ${node}.`,
      oldNode: ({ node, needed }) => `Node.js ${node} is too old. Start with version ${needed} or later.`,
      restart: ({ running, installed }) =>
        `Version ${running} is running, and ${installed} is installed. Restart the site.`,
    },
  },
};
