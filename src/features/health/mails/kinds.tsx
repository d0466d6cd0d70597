export const alertMail = 'health-alert';
