/** The browser and the server say the same. Contract: Paid registration. */

export const paidText = 'Payment completed successfully!';
export const verifiedText = 'Payment verified! Redirecting to thank you page...';
export const registeredText = 'Registration & Payment Successful!';
export const unverifiedText = 'Payment verification failed! Our team will contact you soon.';
export const cancelledText = 'Payment cancelled by user';
export const failedText = (description: string) => `Payment failed: ${description}`;
/** Where no order was opened, and no answer says why. */
export const orderFailedText = 'Failed to create order';
