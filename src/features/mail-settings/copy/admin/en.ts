import type { AdminMailCopy } from './tr';

export const en: AdminMailCopy = {
  title: 'Email',
  state: {
    sendsTitle: 'Emails are being sent',
    sends: (host) => `Server: ${host}`,
    filesTitle: 'No email is being sent',
    files:
      'Confirmations and notices reach nobody at present, and they are not sent later either. The pages of bookings, applications and messages show which ones; their files lie on the server. Once you have entered and saved your email details below, the emails that follow are sent.',
    unreadableTitle: 'The password cannot be read',
    unreadable:
      'The stored password can no longer be read; the site may have been moved to another machine. Type the password again and save; waiting emails are sent afterwards.',
  },
  environment: (name) =>
    `Whoever set up the site has set this on the server; it cannot be changed here. Name of the setting: ${name}`,
  server: {
    title: 'Mail server',
    note: 'Your site sends its emails through your own email account.',
    provider: 'Which email service do you use?',
    choose: 'Choose: Gmail, Outlook…',
    other: 'Another provider',
    otherHint: 'Your provider’s help pages list the details below under “SMTP” or “outgoing mail”.',
    outlookHint:
      'Outlook and Hotmail do not let a site send emails with a password. Please choose another email account, such as Gmail.',
    appPassword:
      'This provider does not accept your account’s own password: create an “app password” in the account settings and use that.',
    google:
      'In your Google account, first turn on 2-Step Verification, then create an app password; enter the 16 letters that Google gives you as the password below.',
    googleLink: 'Create an app password at Google',
    host: 'Server',
    hostHint: 'For example smtp.example.com. If left empty, no emails are sent.',
    port: 'Port',
    security: 'Connection security',
    securityHint:
      'Choose what your provider says; both send the email encrypted. The number is the port below, which is filled in as you choose.',
    securities: { tls: 'TLS (usually 465)', starttls: 'STARTTLS (usually 587)' },
    account: 'Your email address',
    username: 'User name',
    usernameHint: 'Usually your email address itself.',
    password: 'Password',
    ownPassword: 'App password',
    passwordHint: 'It is stored encrypted and never shown again.',
    passwordStored: 'A password is stored. Leave this empty to keep it.',
  },
  sender: {
    title: 'Sender and replies',
    name: 'Sender name',
    address: 'Sender address',
    addressHint: (address) => `Must be an address that your provider allows. If empty, ${address} is used.`,
    nameHint: (name) => `If empty, ${name} is shown.`,
    replyTo: 'Reply address',
    replyToHint: (address) => `Visitors’ replies arrive here. If empty, ${address} is used.`,
    noticesTo: 'Address for notices',
    noticesToHint: (address) =>
      `Notices of new bookings, applications and messages arrive here. If empty, ${address} is used.`,
    from: 'Sender',
  },
  signature: {
    title: 'Signature',
    note: 'It ends every email to visitors, in the language of the email. A language left empty has no signature.',
  },
  confirm: {
    title: 'Confirm that it is you',
    note: 'The links for a new password go out by the mail server. So that nobody else at your open browser can change it, enter the password that you sign in with.',
  },
  saved: 'The email settings have been saved',
  savedText: 'Emails are sent with these settings from now on.',
  savedUnsent: 'No email is sent until you choose an email service.',
  test: {
    title: 'Try it before you save',
    note: (address) =>
      `The test email is sent with what you entered above, to the address that you sign in with: ${address}. This button saves nothing.`,
    send: 'Send a test email',
    sending: 'Sending...',
    sent: 'The test email has been sent',
    sentText: (address) =>
      `The server accepted the email. Look into the mailbox of ${address}; it can take a few minutes, so check the spam folder too.`,
    refused: 'The test email could not be sent',
    words: 'The server’s reply:',
  },
  domain: {
    title: 'Your domain',
    note: 'So that your emails do not end up in spam, the domain of your sender address needs three records. They are entered where you bought the domain, under “DNS”.',
    look: 'Check the DNS records',
    looking: 'Looking up...',
    failed: 'The records could not be looked up. Please check your connection and try again.',
    shared: (domain) =>
      `${domain} is not your domain but that of an email provider: its records are the provider’s business, and there is nothing for you to do. To write from a domain of your own, change the sender address.`,
    selector: 'Name of the key (DKIM selector)',
    selectorHint:
      'You will find it on your provider’s help pages. Or open the test email and choose “show source”: it is the value of s= in the line “DKIM-Signature”.',
    stands: 'Record at present',
    enter:
      'Where you bought the domain, enter this record of the type TXT (in place of the old one, if there is one):',
    enterRoughly:
      'Your email provider knows the exact line: look for “SPF” on its help pages. If you do not find it, enter this record of the type TXT:',
    host: 'Name',
    value: 'Value',
    states: {
      good: 'All right.',
      missing: 'Missing.',
      several: 'There are several.',
      lacking: 'Incomplete.',
      unreachable: 'Could not be looked up.',
    },
    spf: {
      title: 'SPF: who may send?',
      text: 'Says which servers may send email in your name.',
      states: {
        missing: 'Receivers cannot tell from it that an email really comes from you.',
        several: 'Only one SPF record is allowed: delete one, and add what it holds to the other.',
        lacking: 'Your mail server is not named in the record.',
        unreachable: 'The domain’s name servers did not answer. Please try again in a few minutes.',
      },
    },
    dkim: {
      title: 'DKIM: the signature',
      text: 'Your provider signs your emails; this record is the key that the signature is checked with.',
      states: {
        missing:
          'No key was found under the usual names. Switch DKIM on in your provider’s settings and enter the record that it gives you; if you have, write the name of the key above and look again.',
        unreachable: 'The domain’s name servers did not answer. Please try again in a few minutes.',
      },
    },
    dmarc: {
      title: 'DMARC: forged emails',
      text: 'Says what happens to emails whose signature and sender do not fit.',
      states: {
        missing: 'Large providers look for this record.',
        several: 'Only one DMARC record is allowed: delete the other.',
        unreachable: 'The domain’s name servers did not answer. Please try again in a few minutes.',
      },
    },
  },
  failed: {
    title: 'This could not be done',
    text: 'What you entered is still there. Please check your connection and try again.',
  },
  errors: {
    changed:
      'These settings were changed in another tab or on another device. What you entered is still there; reload the page and save again.',
    tooMany: 'Too many tries in a short time. Please wait a minute and try again.',
    noHost: 'First choose where your email is, or enter the name of the server',
    username: 'Enter your email address',
    ownersPassword: 'Enter the password that you sign in with',
    password: {
      missing: 'Enter the password of this account',
      elsewhere: 'The server, the port or the user name has changed: type the password again',
    },
  },
  validation: {
    host: 'Enter only the name of the server, such as smtp.example.com',
    port: 'Enter a number from 1 to 65535',
    senderAddress: 'Please enter a valid email address',
    replyTo: 'Please enter a valid email address',
    noticesTo: 'Please enter a valid email address',
  },
};
